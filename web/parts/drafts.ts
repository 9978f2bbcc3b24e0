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

/** A week: long enough to ask somebody for a phone number. */
const KEPT_FOR = 7 * 24 * 60 * 60_000

/** The drafts of one kind of form, under one key of this browser's store. */
export function openDrafts<Values>(key: string) {
  function read(userId: number, about: string): Draft<Values> | undefined {
    const kept = load<Values>(key)
    if (kept && kept.userId !== userId) {
      store(key, undefined)
      return undefined
    }
    const draft = kept?.drafts[about]
    if (!draft || Date.now() - draft.savedAt < KEPT_FOR) return draft
    forget(about)
    return undefined
  }

  /** Answers whether this browser has kept it. */
  function keep(userId: number, about: string, draft: Omit<Draft<Values>, 'savedAt'>): boolean {
    const kept = load<Values>(key)
    const others = kept?.userId === userId ? kept.drafts : {}
    return store(key, { userId, drafts: { ...others, [about]: { ...draft, savedAt: Date.now() } } })
  }

  function forget(about: string): void {
    const kept = load<Values>(key)
    if (!kept) return
    const { [about]: _gone, ...drafts } = kept.drafts
    store(key, Object.keys(drafts).length > 0 ? { ...kept, drafts } : undefined)
  }

  return { read, keep, forget }
}

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
