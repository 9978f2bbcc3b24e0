import { DRAFT_DAYS } from '../../../shared/retention.ts'
import { DRAFTS } from './forget-drafts.ts'
import { GUEST } from './guest-drafts.ts'

/** What is in the fields of a form, each box on its own. */
export type Fields = Record<string, string>

/** What somebody has written in a form and not sent (decision 26). */
export interface Draft {
  savedAt: number
  /** Those that say something else than the form began with. */
  fields: Fields
  /** How what is changed was when this was begun. */
  version?: string | undefined
}

const KEPT_FOR = DRAFT_DAYS * 24 * 60 * 60_000

/** Of an account and a form with what it is about: 'review 5', 'listing new'. A guest is nobody but their tab. */
const keyOf = (userId: number | null, name: string) =>
  userId === null ? GUEST + name : `${DRAFTS}${userId}/${name}`

/** The tab's own comes first, so that two tabs do not write over each other. */
const placesOf = (userId: number | null) =>
  userId === null ? [sessionStorage] : [sessionStorage, localStorage]

export const readDraft = (name: string, userId: number | null): Draft | undefined =>
  listDrafts(name, userId).find((draft) => draft.name === name)

/** The drafts whose names begin so, each with its name; those of this tab first, then what was kept last. */
export function listDrafts(start: string, userId: number | null) {
  return attempt([], () => {
    takeOver(userId)
    const prefix = keyOf(userId, '')
    const found = placesOf(userId).flatMap((place, isElsewhere) =>
      load(place, prefix + start)
        .map(([key, draft]) => ({ ...draft, name: key.slice(prefix.length), isOwn: !isElsewhere }))
        .toSorted((one, other) => other.savedAt - one.savedAt),
    )
    return found.filter(({ name }, at) => found.findIndex((one) => one.name === name) === at)
  })
}

/** Answers whether this browser has kept it. Nothing written is no draft. */
export function keepDraft(
  name: string,
  userId: number | null,
  draft: Omit<Draft, 'savedAt'>,
): boolean {
  if (Object.keys(draft.fields).length === 0) return forgetDraft(name, userId)
  const text = JSON.stringify({ ...draft, savedAt: Date.now() })
  return attempt(false, () => {
    for (const place of placesOf(userId)) place.setItem(keyOf(userId, name), text)
    return true
  })
}

export const forgetDraft = (name: string, userId: number | null): boolean =>
  attempt(false, () => {
    for (const place of placesOf(userId)) place.removeItem(keyOf(userId, name))
    return true
  })

/** What a guest wrote is of whoever signs in from there. What is of somebody else, or too old, goes. */
function takeOver(userId: number | null): void {
  for (const place of placesOf(userId))
    for (const [key, draft] of load(place, DRAFTS)) {
      const owner = key.slice(DRAFTS.length).split('/', 1)[0]
      const isOld = Date.now() - draft.savedAt >= KEPT_FOR
      if (!isOld && (userId === null || owner === String(userId))) continue
      place.removeItem(key)
      if (isOld || !key.startsWith(GUEST)) continue
      const name = key.slice(GUEST.length)
      // Written before the sign-in ended on its own.
      const mine = localStorage.getItem(keyOf(userId, name))
      const fields = { ...(mine && parse(mine).fields), ...draft.fields }
      keepDraft(name, userId, { ...draft, fields })
    }
}

const load = (place: Storage, prefix: string): [string, Draft][] =>
  Object.keys(place).flatMap((key) => {
    const draft = key.startsWith(prefix) && parse(place.getItem(key))
    return draft ? [[key, draft]] : []
  })

/** Nothing but this file writes it; what is broken all the same is too old. */
const parse = (text: string | null): Draft =>
  attempt({ savedAt: 0, fields: {} }, () => JSON.parse(text ?? ''))

/** A browser that keeps nothing, or whose store is full: what is written stays on the page alone. */
function attempt<Answer>(otherwise: Answer, act: () => Answer): Answer {
  try {
    return act()
  } catch {
    return otherwise
  }
}
