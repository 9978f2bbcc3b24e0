/** Where an import stands: file → rehearsal → importing → result → perhaps undone (ruling 33). */
export const IMPORT_STATES = [
  'rehearsing',
  'rehearsed',
  'importing',
  'done',
  'undoing',
  'undone',
  'failed',
] as const

/** A list of listings, or of what somebody said of facts that we show. */
export const IMPORT_KINDS = ['listings', 'confirmations'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** What a row would do, and what it has done. A duplicate is not written unless an admin wants it all the same. */
export const IMPORT_OUTCOMES = [
  'create',
  'update',
  'unchanged',
  'duplicate',
  'error',
  'created',
  'updated',
] as const

/** Which rows of an import to show: of one outcome, those that worked, those that did not, those an undo kept. */
export const IMPORT_SHOWN = ['all', ...IMPORT_OUTCOMES, 'successful', 'failed', 'kept'] as const

export type ImportState = (typeof IMPORT_STATES)[number]
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]
export type ImportShown = (typeof IMPORT_SHOWN)[number]

/** Something is under way: the screen asks again until it is done. */
export const isUnderWay = (state: ImportState) =>
  state === 'rehearsing' || state === 'importing' || state === 'undoing'
