import { DRAFT_DAYS } from '../../shared/retention.ts'

/** What somebody has written in a form and not saved yet. It stays in this browser. */
export interface Draft<Values> {
  savedAt: number
  values: Partial<Values>
  /** Where the picture that was sent already can be seen. */
  pictureUrl?: string
  /** Of what is changed: how it stood when this was begun. */
  version?: string
}

interface Kept<Values> {
  /** Whose they are: nobody else who signs in here sees them. */
  userId: number
  /** By what they are about: 'new', 'edit=7', 'listing=5'. */
  drafts: Record<string, Draft<Values>>
}

const KEPT_FOR = DRAFT_DAYS * 24 * 60 * 60_000

/** The drafts of one kind of form, under one key of this browser's store. */
export function openDrafts<Values>(key: string) {
  function read(userId: number, about: string): Draft<Values> | undefined {
    return readAll(userId)[about]
  }

  function readAll(userId: number): Record<string, Draft<Values>> {
    const kept = load<Values>(key)
    if (!kept) return {}
    const drafts = kept.userId === userId ? recent(kept.drafts) : {}
    if (Object.keys(drafts).length < Object.keys(kept.drafts).length) replace(userId, drafts)
    return drafts
  }

  /** Answers whether this browser has kept it. */
  function keep(userId: number, about: string, draft: Omit<Draft<Values>, 'savedAt'>): boolean {
    const drafts = { ...readAll(userId), [about]: { ...draft, savedAt: Date.now() } }
    return store(key, { userId, drafts })
  }

  function forget(about: string): void {
    const kept = load<Values>(key)
    if (!kept) return
    const { [about]: _gone, ...drafts } = kept.drafts
    replace(kept.userId, drafts)
  }

  function replace(userId: number, drafts: Record<string, Draft<Values>>): void {
    store(key, Object.keys(drafts).length > 0 ? { userId, drafts } : undefined)
  }

  return { read, readAll, keep, forget }
}

const recent = <Values>(drafts: Record<string, Draft<Values>>) =>
  Object.fromEntries(
    Object.entries(drafts).filter(([, { savedAt }]) => Date.now() - savedAt < KEPT_FOR),
  )

function load<Values>(key: string): Kept<Values> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isKept<Values>(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isKept = <Values>(kept: unknown): kept is Kept<Values> =>
  typeof kept === 'object' && kept !== null && 'userId' in kept && 'drafts' in kept

/** A browser that keeps nothing, or whose store is full, still sends. */
function store(key: string, kept: object | undefined): boolean {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
