import { SENSORY_FIELDS, type SensoryField } from '../../../../shared/events/rules.ts'
import type { Event } from '../../../../shared/events/events.ts'
import { expected } from '../../../../shared/events/sensory-words.ts'
import { words } from '../words.ts'

export interface Sense {
  field: SensoryField
  /** A whole answer: "There is a quiet room". */
  answer: string
}

type Sensed = Pick<Event, 'sensory' | 'mode'>

/** What most people decide by comes first; the others fill up what nobody told. */
const DECIDING: SensoryField[] = ['noise', 'light', 'quietRoom']
const ONLINE: SensoryField[] = ['noise', 'crowd']
const BY_WEIGHT = [...new Set([...DECIDING, ...SENSORY_FIELDS])]
/** Sensory facts on a card. */
const MOST = 3

/** What is known of what to expect, the deciding ones first. */
export function knownSenses({ sensory }: Pick<Event, 'sensory'>): Sense[] {
  return BY_WEIGHT.flatMap((field) => {
    const answer = expected(sensory, field)
    return answer ? [{ field, answer }] : []
  })
}

/** What nobody has told; of an event online, nothing about a room. */
export function unknownSenses({ sensory, mode }: Sensed): SensoryField[] {
  const asked = mode === 'online' ? ONLINE : BY_WEIGHT
  return asked.filter((field) => !sensory[field])
}

export const decidingSenses = (event: Sensed): Sense[] => knownSenses(event).slice(0, MOST)

/** Of noise, light, a quiet room and the price, what nobody has told: "noise, price". */
export function decidingUnknown(event: Sensed & Pick<Event, 'price'>): string[] {
  const unknown = unknownSenses(event)
    .filter((field) => DECIDING.includes(field))
    .map((field) => words.expect[field])
  return [...unknown, ...(event.price ? [] : [words.price])].map((name) => name.toLowerCase())
}
