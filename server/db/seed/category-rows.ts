import { CATEGORIES, type CategorySlug } from '../../../shared/listings/category-names.ts'

const LOOKS: Record<CategorySlug, { description: string; icon: string; color: string }> = {
  'special-schools': {
    description: 'Schools and centres for children and young adults.',
    icon: 'school',
    color: '#2C4564',
  },
  'doctors-specialists': {
    description: 'Assessment, diagnosis and medical care.',
    icon: 'stethoscope',
    color: '#60353D',
  },
  therapists: {
    description: 'Speech, occupational and other therapy.',
    icon: 'speech',
    color: '#2A4D32',
  },
  'support-groups': {
    description: 'Groups of families, helplines, and offices that help.',
    icon: 'people',
    color: '#583751',
  },
  'autism-friendly-places': {
    description: 'Places that try to make room for you.',
    icon: 'place',
    color: '#3E4921',
  },
  'training-centers': {
    description: 'Work skills, and courses for teachers.',
    icon: 'training',
    color: '#563F19',
  },
  'events-workshops': {
    description: 'Meetings, courses and festivals.',
    icon: 'calendar',
    color: '#5F3925',
  },
  'child-care': {
    description: 'Day care and homes with trained staff.',
    icon: 'child',
    color: '#443D62',
  },
}

/** The categories as the database has them (§3, §5). */
export const CATEGORY_ROWS = CATEGORIES.map((category) => ({
  ...category,
  ...LOOKS[category.slug],
}))
