import type { TypedPost } from '../../../../shared/blog/blog.ts'
import { KEPT, KEPT_IN_TAB } from '../../../parts/draft-keys.ts'
import { openDrafts, type Draft } from '../../../parts/drafts.ts'

const drafts = openDrafts<TypedPost>(KEPT.posts)
const NEW = 'new'
/** Where a tab notes which draft of a new post is its own. */
const OWN = KEPT_IN_TAB.newPost

/** What is kept in this browser of one post while it is written. */
export interface PostDraft {
  /** As it was when the form was opened. */
  begun: Draft<TypedPost> | undefined
  /** Answers whether this browser has kept it. */
  keep: (draft: Omit<Draft<TypedPost>, 'savedAt'>) => boolean
  forget: () => void
  /** Once it is saved under a number: what is written on is a change of that. */
  goOnAs: (id: number) => PostDraft
}

export function openEdit(userId: number, id: number): PostDraft {
  const name = `edit=${id}`
  const draft: PostDraft = {
    begun: drafts.read(userId, name),
    keep: (draft) => drafts.keep(userId, name, draft),
    forget: () => drafts.forget(name),
    goOnAs: () => draft,
  }
  return draft
}

/**
 * The draft of a new post. Each time its form is opened it gets a name of its own, so that no tab writes over another's.
 * It goes on with this tab's last one, or with the one that is named, which goes once its words are kept anew.
 */
export function openNew(userId: number, begunAs = readOwn()): PostDraft {
  const name = `${NEW}=${Date.now()}-${Math.random()}`
  const begun = begunAs === undefined ? undefined : drafts.read(userId, begunAs)
  const leaveBegun = () => {
    // Not when another tab has written on in it meanwhile.
    if (begunAs && drafts.read(userId, begunAs)?.savedAt === begun?.savedAt) drafts.forget(begunAs)
  }
  return {
    begun,
    keep: (draft) => {
      if (!drafts.keep(userId, name, draft)) return false
      leaveBegun()
      noteOwn(name)
      return true
    },
    forget: () => {
      drafts.forget(name)
      leaveBegun()
      noteOwn(undefined)
    },
    goOnAs: (id) => openEdit(userId, id),
  }
}

/**
 * The other drafts of new posts, which other tabs have left or are at work on, by their names; what was kept last comes
 * first.
 */
export const otherNew = (userId: number, begunAs = readOwn()): [string, Draft<TypedPost>][] =>
  Object.entries(drafts.readAll(userId))
    .filter(([name]) => name.startsWith(NEW) && name !== begunAs)
    .toSorted(([, one], [, other]) => other.savedAt - one.savedAt)

function readOwn(): string | undefined {
  try {
    return sessionStorage.getItem(OWN) ?? undefined
  } catch {
    return undefined
  }
}

function noteOwn(name: string | undefined): void {
  try {
    if (name) sessionStorage.setItem(OWN, name)
    else sessionStorage.removeItem(OWN)
  } catch {
    // A browser that keeps nothing: what is written stands on the page alone.
  }
}
