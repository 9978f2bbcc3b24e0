import type { TypedSubmission } from '../../../shared/submissions.ts'

/** What somebody has written and not sent yet. It stays in this browser. */
export interface Draft {
  savedAt: number
  values: Partial<TypedSubmission>
  /** Where the picture that was sent already can be seen. */
  pictureUrl?: string
}

interface Kept {
  /** Whose they are: nobody else who signs in here sees them. */
  userId: number
  /** By what they are about: 'new', 'edit=7', 'listing=5'. */
  drafts: Record<string, Draft>
}

const KEY = 'saath-submissions'
/** A week: long enough to ask somebody for a phone number. */
const KEPT_FOR = 7 * 24 * 60 * 60_000

export function readDraft(userId: number, about: string): Draft | undefined {
  const kept = read()
  if (kept && kept.userId !== userId) {
    write(undefined)
    return undefined
  }
  const draft = kept?.drafts[about]
  if (!draft || Date.now() - draft.savedAt < KEPT_FOR) return draft
  forgetDraft(about)
  return undefined
}

export function keepDraft(userId: number, about: string, draft: Omit<Draft, 'savedAt'>): void {
  const kept = read()
  const others = kept?.userId === userId ? kept.drafts : {}
  write({ userId, drafts: { ...others, [about]: { ...draft, savedAt: Date.now() } } })
}

export function forgetDraft(about: string): void {
  const kept = read()
  if (!kept) return
  const { [about]: _gone, ...drafts } = kept.drafts
  write(Object.keys(drafts).length > 0 ? { ...kept, drafts } : undefined)
}

function read(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' && kept !== null && 'userId' in kept && 'drafts' in kept

/** A browser that keeps nothing, or whose store is full, still sends. */
function write(kept: Kept | undefined): void {
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept))
    else localStorage.removeItem(KEY)
  } catch {
    // Nothing is kept then.
  }
}
