/** The eight kinds of listing (§3, §5). The order is the order on the page. */
export const CATEGORIES = [
  {
    slug: 'special-schools',
    name: 'Special Schools',
    description: 'Day schools and centres for children and young adults.',
    icon: 'school',
    color: '#2C4564',
  },
  {
    slug: 'doctors-specialists',
    name: 'Doctors & Specialists',
    description: 'Assessment, diagnosis and medical care.',
    icon: 'stethoscope',
    color: '#60353D',
  },
  {
    slug: 'therapists',
    name: 'Therapists',
    description: 'Speech, occupational and other therapy.',
    icon: 'speech',
    color: '#2A4D32',
  },
  {
    slug: 'support-groups',
    name: 'Support Groups',
    description: 'Parents, families and autistic adults who meet.',
    icon: 'people',
    color: '#583751',
  },
  {
    slug: 'autism-friendly-places',
    name: 'Autism-Friendly Places',
    description: 'Places that are quiet or make room for you.',
    icon: 'place',
    color: '#3E4921',
  },
  {
    slug: 'training-centers',
    name: 'Training Centers',
    description: 'Work skills, and courses for teachers.',
    icon: 'training',
    color: '#563F19',
  },
  {
    slug: 'events-workshops',
    name: 'Events & Workshops',
    description: 'Meetings, courses and festivals.',
    icon: 'calendar',
    color: '#5F3925',
  },
  {
    slug: 'child-care',
    name: 'Child Care',
    description: 'Day care and homes with trained staff.',
    icon: 'child',
    color: '#443D62',
  },
] as const

export type CategorySlug = (typeof CATEGORIES)[number]['slug']

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
