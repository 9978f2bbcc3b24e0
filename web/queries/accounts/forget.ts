import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query'
import { currentUser } from '../admin/users.ts'

/** Parts of the addresses whose answers are one person's alone. */
const PERSONAL = [
  'user',
  'admin',
  'account',
  'liked',
  'submissions',
  'registration',
  'registrations',
]

const ADMINS_LISTS = ['advertisements', 'contact', 'newsletter']

/** `tests/private-answers.test.ts` holds it against what the server says of each address. */
export const isPersonal = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  (PERSONAL.some((part) => queryKey.includes(part)) && queryKey[1] !== 'auth') ||
  // The list itself is the admins'; what is below it is for everybody.
  (ADMINS_LISTS.includes(String(queryKey[1])) && typeof queryKey[2] !== 'string') ||
  // Drafts are the admins'.
  (queryKey[1] === 'blog' && queryKey[2] !== 'published')

/** The public reviews say which is one's own. */
const saysMine = (query: Query) => query.queryKey.includes('reviews') && !isPersonal(query)

/** Nobody is signed in any more: what only this person may see goes. */
export function forgetPerson(client: QueryClient): void {
  client.setQueryData(currentUser().queryKey, null)
  // Once the page has drawn that nobody is signed in: until then what still shows an answer would ask for it again.
  notifyManager.schedule(() => client.removeQueries({ predicate: isPersonal }))
  client.removeQueries({ type: 'inactive', predicate: saysMine })
  void client.invalidateQueries({ predicate: saysMine })
}
