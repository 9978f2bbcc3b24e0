import { currentUser } from '../../queries/admin/users.ts'
import { categories } from '../../queries/categories.ts'
import { listing } from '../../queries/listings.ts'
import { ownSubmission } from '../../queries/submissions.ts'
import type { Screen } from '../../screens.ts'
import { readTarget } from './subject.ts'

/** The form of whoever is signed in, with what it is about: the server draws all of it, for who runs no script. */
export const submitNeeds: NonNullable<Screen['needs']> = (need, { url: { searchParams } }) => {
  const { kind, id, again } = readTarget(searchParams)
  const sent = searchParams.get('sent')
  const own = [kind === 'edit' && id, again, sent].filter((one) => typeof one === 'string')
  const ask = (): Promise<unknown>[] => [
    need(categories()),
    ...own.map((one) => need(ownSubmission(one))),
    ...(kind === 'change' ? [need(listing(id))] : []),
  ]
  // What is not there the page says itself, and a page without it is better than none.
  return [
    need(currentUser())
      .then((user) => user && Promise.allSettled(ask()))
      .catch(() => null),
  ]
}
