import { LANGUAGE } from '../formats/locale.ts'

/** How facts are checked (§3 "Listings", ruling 2): what is asked, how it went, and who said it. */

/** What somebody said of a fact. `withdrawn` takes an earlier check back; `unknown` and `refused` decide nothing. */
export const CHECK_OUTCOMES = [
  'right',
  'corrected',
  'wrong',
  'unknown',
  'refused',
  'withdrawn',
] as const
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number]

export const CHECK_SAYERS = ['provider', 'family', 'register', 'moderator'] as const
export type CheckSayer = (typeof CHECK_SAYERS)[number]

/** Whether a listing's own is there at all, as people find it. */
export const LISTING_STATUSES = ['open', 'closed-for-now', 'closed', 'do-not-list'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** What a listing leaves the directory for: it does not wait for approval. */
export const GONE_STATUSES = ['closed', 'do-not-list'] as const satisfies ListingStatus[]
export type GoneStatus = (typeof GONE_STATUSES)[number]

export const goneStatus = (status: ListingStatus): GoneStatus | undefined =>
  GONE_STATUSES.find((one) => one === status)

/** The fact that the listing is open: its field is no field of a form. */
export const IS_OPEN = 'open'

/** Why a listing is to be checked. */
export const TASK_REASONS = [
  'due',
  'new',
  'report',
  'bounce',
  'closed-claim',
  'claim',
  'correction',
  'import',
  'sample',
] as const
export type TaskReason = (typeof TASK_REASONS)[number]

export const TASK_STATES = ['waiting', 'taken', 'tried', 'done', 'given-up'] as const
export type TaskState = (typeof TASK_STATES)[number]
/** A listing has one task in these at most. */
export const OPEN_TASK_STATES = ['waiting', 'taken', 'tried'] as const satisfies TaskState[]

export const CHANNELS = ['call', 'whatsapp', 'mail', 'visit', 'post'] as const
export type Channel = (typeof CHANNELS)[number]

export const ATTEMPT_OUTCOMES = [
  'answered',
  'no-answer',
  'busy',
  'switched-off',
  'wrong-number',
  'message-left',
  'bounced',
] as const
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

/**
 * What ends a call without facts: they do not want what they said to be shown with its day, to be asked, or to be
 * listed, or it has closed.
 */
export const REFUSALS = ['not-shown', 'not-asked', 'not-listed', 'closed'] as const

/** What a visitor says is wrong with a listing. */
export const REPORT_KINDS = [
  'wrong-number',
  'no-answer',
  'moved',
  'closed',
  'fee',
  'unsafe',
  'duplicate',
  'other',
] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

export const REPORT_STATES = ['open', 'accepted', 'declined', 'double'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** Who says so: what a volunteer hears and what a provider sends in waits for a moderator, too. */
export const REPORT_SAYERS = ['visitor', 'checker', 'provider'] as const
export type ReportSayer = (typeof REPORT_SAYERS)[number]

export const REGISTERS = ['rci', 'rpwd', 'national-trust', 'ncahp'] as const
export type Register = (typeof REGISTERS)[number]

/** In which languages a call's script is there, and what a provider reads. */
export const SCRIPT_LANGUAGES = [LANGUAGE, 'hi', 'mr', 'kok'] as const
export type ScriptLanguage = (typeof SCRIPT_LANGUAGES)[number]
