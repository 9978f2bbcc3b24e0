import { SENSORY_FIELDS, type SensoryField } from '../../../../shared/events/rules.ts'
import type { Event } from '../../../../shared/events/events.ts'
import { words } from '../words.ts'

export interface Sense {
  field: SensoryField
  /** A whole answer: "There is a quiet room". */
  answer: string
}

type Sensed = Pick<Event, 'sensory' | 'price'>

/** What most people decide by comes first; the others fill up what nobody told. */
const DECIDING = ['noise', 'light', 'quietRoom'] as const satisfies SensoryField[]
const BY_WEIGHT = [...new Set<SensoryField>([...DECIDING, ...SENSORY_FIELDS])]
/** Sensory facts on a card. */
const MOST = 3

/** What is known of what to expect, the deciding ones first. */
export function knownSenses({ sensory }: Pick<Event, 'sensory'>): Sense[] {
  return BY_WEIGHT.flatMap((field) => {
    const answers: Record<string, string> = words.senses[field]
    const answer = answers[sensory[field] ?? '']
    return answer ? [{ field, answer }] : []
  })
}

export const decidingSenses = (event: Sensed): Sense[] => knownSenses(event).slice(0, MOST)

/** Of noise, light, a quiet room and the price, what nobody has told: "noise, price". */
export function decidingUnknown({ sensory, price }: Sensed): string[] {
  const unknown = DECIDING.filter((field) => !sensory[field]).map((field) => words.expect[field])
  return [...unknown, ...(price ? [] : [words.price])].map((name) => name.toLowerCase())
}
