import { number } from '../../../shared/formats/numbers.ts'
import type { SearchNote } from '../../../shared/search/search.ts'
import { COUNTED_TO, type Sort, type View } from '../../../shared/listings/directory.ts'
import type { NamedFilters } from './named-filters.ts'

const SORT_NAMES: Record<Exclude<Sort, 'best'>, string> = {
  name: 'Name, A to Z',
  newest: 'Newest first',
}
const BEST_NAMES = { words: 'Best match', near: 'Nearest first', standing: 'Goa first' }
const VIEW_NAMES: Record<View, string> = { grid: 'Grid', list: 'List', map: 'Map' }

export const words = {
  title: 'Resource Directory',
  pageTitle: (title: string, page: number, search: string, isWrong: boolean) =>
    (isWrong ? 'Error: ' : '') +
    [search && `“${search}”`, title, page > 1 && `page ${page}`].filter(Boolean).join(', '),
  /** "Therapists near Mapusa, Bardez taluka, Goa: Resource Directory" */
  narrowedTitle: (named: Pick<NamedFilters, 'category' | 'near' | 'region'>) => {
    const narrowed = [named.category ?? 'Listings', place({ ...named, radius: undefined })]
    return named.category || named.near || named.region
      ? `${narrowed.filter(Boolean).join(' ')}: Resource Directory`
      : 'Resource Directory'
  },
  here: 'Directory',
  description: (place = 'in Goa and India') =>
    `Special schools, doctors, therapists, support groups and places for autistic people ${place}. Each listing shows where its facts come from.`,
  near: (label: string) => nearOrIn(label),
  inRegion: (region: string) => `in ${region}`,

  skip: 'Skip to results',

  search: 'Search',
  searchHint: 'name, service or need',
  searchButton: 'Search',

  /** The folded form, in one's own words: "speech therapi" near Mapusa, "Therapists" near Panaji. */
  asked: (named: NamedFilters, note: SearchNote | undefined) => {
    const near = note?.place
    const isChosen = named.near && !named.region
    const where = () => {
      // One that was typed is in the words.
      if (near?.isFromWords) return ''
      if (!near || !isChosen) return place(named)
      // By its name alone, so that the line stays short.
      return named.radius ? place({ ...named, near: near.name }) : nearOrIn(near.label, near.name)
    }
    return { what: named.search || named.category || 'Listings', where: where() }
  },
  change: 'Change',
  changeOf: ' what and where',

  filters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  only: 'Show only',
  hasPhone: 'Has a phone',
  phone: 'Has a phone number',
  email: 'Has an email address',
  checked: 'Checked by us',
  age: 'For what age?',
  anyAge: 'Any age',
  language: 'In which language?',
  anyLanguage: 'Any language',
  counted: (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${number(count)})`,
  show: 'Show listings',
  category: 'Category',
  allCategories: 'All categories',
  distance: 'Distance',
  anyDistance: 'Near',
  within: (radius: number) => `Within ${radius} km`,
  straight: 'Distances are in a straight line. By road it is further.',
  clear: 'Clear Filters',
  remove: 'Remove',
  exactly: 'Exactly as typed',
  nearChip: (label: string) => `Near ${label}`,

  loading: 'Loading listings',
  /** `total` above the counted thousand means more than that (ruling 9). */
  count: (total: number, { category }: NamedFilters) =>
    [
      total > COUNTED_TO
        ? `More than ${number(COUNTED_TO)} listings`
        : total === 1
          ? '1 listing'
          : `${number(total)} listings`,
      category,
    ]
      .filter(Boolean)
      .join(': '),
  /** Below a card that says what matters more. */
  mayHelp: 'Listings that may help, too',
  for: (search: string) => ` for “${search}”`,

  place,

  view: 'View',
  viewName: (view: View) => VIEW_NAMES[view],
  sort: 'Sort by',
  /** The first order is called by what makes a listing stand first in it. */
  sortName: (sort: Sort, best: keyof typeof BEST_NAMES) =>
    sort === 'best' ? BEST_NAMES[best] : SORT_NAMES[sort],

  onAPage: (size: number) => `Show ${size} on a page`,
  pages: { label: 'Pages of results', previous: 'Previous page', next: 'Next page', page: 'Page' },
}

/**
 * A state is looked through, not around: its label has no comma. Around a place is what is known by its state alone, too,
 * and what serves all of India.
 */
const nearOrIn = (label: string, name = label) =>
  `${label.includes(',') ? 'near or serving' : 'in'} ${name}`

function place({ near, radius, from, region }: Partial<NamedFilters>) {
  const center = from && !near?.includes(from) ? from : near
  const around = near && (radius ? `within ${radius} km of ${center}` : nearOrIn(near))
  return [around, region && `in ${region}`].filter(Boolean).join(' ')
}
