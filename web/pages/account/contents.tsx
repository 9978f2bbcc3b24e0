import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../shared/accounts/users.ts'
import { methods } from '../../queries/admin/users.ts'
import { GroupList } from '../../ui/form/group-list.tsx'
import { hasMethods } from './has-methods.ts'
import { words } from './words.ts'

/** The matters of the account, to go to at once. */
export function Contents({ role }: Pick<User, 'role'>) {
  const { data } = useQuery(methods())
  const topics = [
    { id: 'name', label: words.nameTitle },
    { id: 'picture', label: words.pictureTitle },
    { id: 'password', label: words.passwordTitle },
    ...(hasMethods(data) ? [{ id: 'methods', label: words.methodsTitle }] : []),
    { id: 'sessions', label: words.sessionsTitle },
    { id: 'display', label: words.displayTitle },
    ...(role === 'user' ? [] : [{ id: 'keys', label: words.keysTitle }]),
    ...(role === 'admin' ? [{ id: 'waiting-mail', label: words.waitingMailTitle }] : []),
    { id: 'data', label: words.dataTitle },
    { id: 'delete', label: words.deleteTitle },
  ]
  return <GroupList label={words.contents} groups={topics} />
}
