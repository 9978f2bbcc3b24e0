/** What is no search for listings, though words of it stand in some: who may help stands below the card (danger.ts). */
import type { DangerTopic } from '../../../shared/search/danger.ts'
import type { Understood } from '../../search/understand.ts'
import type { CategorySlug } from '../../../shared/listings/category-names.ts'
import type { Match } from './candidates.ts'

/** A cure and no need besides: no listing has one, and none is shown as if it did (ruling 48). */
export const asksForCure = ({ required }: Match, { topics }: Understood): boolean =>
  topics[0] === 'cure' && required.every(({ concept }) => !concept || concept.role)

/** What happened, and nobody who helps: a school whose entry says "touch" or "teacher" is no answer to it. */
export const tellsOfHarm = ({ required }: Match, { topics }: Understood): boolean =>
  HARM.has(topics[0]) &&
  !required.some(
    ({ category, concept, contact }) =>
      contact || (category && HELPERS.has(category)) || CHILD_WHO_HITS.has(concept?.name),
  )

const HARM = new Set<DangerTopic | undefined>(['violence', 'self-harm'])
const HELPERS = new Set<CategorySlug>(['doctors-specialists', 'support-groups'])
/** In the vocabulary: who helps with behaviour is asked for. */
const CHILD_WHO_HITS = new Set<string | undefined>([
  'a child who hits',
  'a child who hits a brother or sister',
])
