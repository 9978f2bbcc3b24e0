import type { Listing } from '../../../shared/listings/listings.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Submission } from '../../../shared/submissions/submissions.ts'

/** What somebody writes: something new, a submission of theirs that still waits, or a change of a listing. */
export type Subject =
  | { kind: 'new' }
  | { kind: 'edit'; submission: Submission }
  | { kind: 'change'; listing: Listing }

/** What the address asks for, before it is read. */
export interface Target {
  kind: Subject['kind']
  id: string
  /** The number of the decided submission whose words it takes up: they are a draft of their own. */
  again?: string | undefined
}

export function readTarget(params: URLSearchParams): Target {
  const [edit, listing] = [params.get('edit'), params.get('listing')]
  if (edit !== null) return { kind: 'edit', id: edit }
  const again = params.get('again') ?? undefined
  if (listing !== null) return { kind: 'change', id: listing, again }
  return { kind: 'new', id: '', again }
}

export type Step = 'same' | 'check' | 'sent'

/** The address of a step; without one, the form. */
export function toStep({ kind, id, again }: Target, step?: Step): string {
  const query = new URLSearchParams()
  if (kind === 'edit') query.set('edit', id)
  if (kind === 'change') query.set('listing', id)
  if (again !== undefined) query.set('again', again)
  if (step) query.set('step', step)
  return query.size > 0 ? `/submit-listing?${query}` : '/submit-listing'
}

/** The name of its draft: 'submission new', 'submission edit=7', 'submission listing=5', 'submission again=7'. */
export const draftOf = (target: Target) => `submission ${toStep(target).split('?')[1] ?? 'new'}`

/** A change of a listing need not say where it is and how to call there. */
export const isChange = (subject: Subject) =>
  subject.kind === 'change' || (subject.kind === 'edit' && subject.submission.kind === 'change')

/** As the account has it; empty where it has none. */
export const toName = ({ firstName, lastName }: User) =>
  [firstName, lastName].filter(Boolean).join(' ')
