/** The eight kinds of listing (§3, §5). The order is the order on the page. */
export const CATEGORIES = [
  { slug: 'special-schools', name: 'Special Schools' },
  { slug: 'doctors-specialists', name: 'Doctors & Specialists' },
  { slug: 'therapists', name: 'Therapists' },
  { slug: 'support-groups', name: 'Support Groups' },
  { slug: 'autism-friendly-places', name: 'Autism-Friendly Places' },
  { slug: 'training-centers', name: 'Training Centers' },
  { slug: 'events-workshops', name: 'Events & Workshops' },
  { slug: 'child-care', name: 'Child Care' },
] as const

/** Its own are events, not listings (ruling 47). */
export const EVENTS_CATEGORY = 'events-workshops' satisfies CategorySlug

export type CategorySlug = (typeof CATEGORIES)[number]['slug']

/** What a listing may be besides its main kind: events are not listings. */
export const OTHER_CATEGORIES = CATEGORIES.map(({ slug }) => slug).filter(
  (slug) => slug !== EVENTS_CATEGORY,
)
export const MOST_OTHER_CATEGORIES = 3

/** Other names a link, a submission or an import may use (§3). */
const ALIASES: Record<string, CategorySlug> = {
  doctors: 'doctors-specialists',
  'doctors-and-specialists': 'doctors-specialists',
  events: 'events-workshops',
  'events-and-workshops': 'events-workshops',
  'friendly-places': 'autism-friendly-places',
  'vocational-training': 'training-centers',
  'training-centres': 'training-centers',
}

export const CATEGORY_ALIASES = Object.keys(ALIASES)

/** The canonical slug for a slug or alias, whatever its case; undefined for anything else. */
export function resolveCategory(slugOrAlias: string): CategorySlug | undefined {
  const wanted = slugOrAlias.trim().toLowerCase()
  return CATEGORIES.find(({ slug }) => slug === wanted)?.slug ?? ownAlias(wanted)
}

function ownAlias(wanted: string): CategorySlug | undefined {
  return Object.hasOwn(ALIASES, wanted) ? ALIASES[wanted] : undefined
}
