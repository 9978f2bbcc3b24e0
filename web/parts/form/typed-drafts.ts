import { KEPT_IN_TAB } from '../draft-keys.ts'

/**
 * What somebody has typed in the forms of this tab and not sent, by the name of each form. It belongs to their account: what
 * a guest typed goes to whoever signs in from there, and what belongs to somebody else is shown to nobody.
 */
type Drafts = Record<string, { userId: number | null; fields: Fields }>
export type Fields = Record<string, string>

const KEY = KEPT_IN_TAB.typed

export function readTyped(name: string, userId: number | null): Fields {
  const drafts = load()
  if (userId !== null) {
    for (const [form, draft] of Object.entries(drafts)) {
      if (draft.userId !== null && draft.userId !== userId) delete drafts[form]
      draft.userId = userId
    }
    store(drafts)
  }
  const draft = drafts[name]
  return draft?.userId === userId ? draft.fields : {}
}

export function keepTyped(name: string, userId: number | null, fields: Fields): void {
  const { [name]: _before, ...others } = load()
  store(Object.keys(fields).length > 0 ? { ...others, [name]: { userId, fields } } : others)
}

export function forgetTyped(name: string): void {
  keepTyped(name, null, {})
}

function load(): Drafts {
  try {
    // Nothing but this file writes it.
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

function store(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(drafts))
  } catch {
    // A browser that keeps nothing: what is typed stays on the page alone.
  }
}
