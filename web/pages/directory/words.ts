import type { Sort, View } from '../../../shared/directory.ts'

const number = new Intl.NumberFormat('en-IN')

const SORT_NAMES: Record<Sort, string> = {
  best: 'Goa first',
  name: 'Name, A to Z',
  newest: 'Newest first',
}
const VIEW_NAMES: Record<View, string> = { grid: 'Grid', list: 'List', map: 'Map' }

export const words = {
  title: 'Resource Directory',
  pageTitle: (title: string, page: number, search: string) =>
    [search && `“${search}”`, title, page > 1 && `page ${page}`].filter(Boolean).join(', '),
  categoryTitle: (category: string) => `${category}: Resource Directory`,
  home: 'Home',
  here: 'Directory',
  breadcrumbs: 'Breadcrumb',
  description:
    'Special schools, doctors, therapists, support groups and places for autistic people in Goa and India. Each entry shows where its facts come from.',

  search: 'Search',
  searchHint: 'name, service or need',
  searchButton: 'Search',

  filters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen} chosen)`),
  filtersTitle: 'Filters',
  category: 'Category',
  allCategories: 'All categories',
  clear: 'Clear Filters',
  remove: 'Remove',
  quoted: (search: string) => `“${search}”`,

  results: 'Results',
  loading: 'Loading listings',
  /** `total` is a number in digits, or "1000+" beyond what is counted (ruling 9). */
  count: (
    total: string,
    { search, category, region }: { search: string; category?: string; region: string },
  ) => {
    const isMany = total.endsWith('+')
    const listings = isMany
      ? `More than ${number.format(Number.parseInt(total, 10))}`
      : number.format(Number(total))
    const noun = total === '1' ? 'listing' : 'listings'
    const parts = [
      `${listings} ${noun}`,
      category && `of ${category}`,
      region && `in ${region}`,
      search && `with “${search}”`,
    ]
    return parts.filter(Boolean).join(' ')
  },

  view: 'View',
  viewName: (view: View) => VIEW_NAMES[view],
  sort: 'Sort by',
  sortName: (sort: Sort) => SORT_NAMES[sort],

  pages: { label: 'Pages of results', previous: 'Previous page', next: 'Next page', page: 'Page' },

  empty: 'No listings found matching your criteria.',
  emptySearch: (search: string) =>
    `We looked for every word of “${search}” in names, places, services and descriptions.`,
  emptyAdvice: 'Try fewer words, or only the town or the service. You can also look at everything.',
  emptyCategory: 'We have no entry of this kind yet. You can look at everything.',
  showAll: 'Show all listings',
  helplines: 'For urgent help see the helplines.',
}
