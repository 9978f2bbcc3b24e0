/** What may be chosen for the facts that decide; `web/parts/listing/choice-words.ts` names them. */

/** Whether new people are taken on; of those who wait for a place, too. */
export const TAKES_NEW_PEOPLE = ['yes', 'waiting-list', 'no'] as const

/** What somebody looks for who needs a place. */
export const NEW_PEOPLE_SOUGHT = ['yes', 'waiting-list'] as const

/** What a first visit costs, in rupees. */
export const FEES_BANDS = ['free', 'up-to-500', '501-to-1000', '1001-to-2000', 'over-2000'] as const

/** Where people are met: at the place, in their own home, or by video or phone. */
export const MODES = ['centre', 'home', 'online'] as const

export const YES_NO = ['yes', 'no'] as const

/** The fields that decide whether a place fits, in the order a family asks. */
export const DECIDING_FIELDS = [
  'takesNewPeople',
  'feesBand',
  'fees',
  'modes',
  'hours',
  'diagnosisNeeded',
  'whatToBring',
  'nextStep',
] as const
export type DecidingField = (typeof DECIDING_FIELDS)[number]
