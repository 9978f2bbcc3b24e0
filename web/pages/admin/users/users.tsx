import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { AdminUser } from '../../../../shared/accounts/admin-users.ts'
import { LIMITS } from '../../../../shared/limits.ts'
import { readPage } from '../../../parts/read-page.ts'
import { foundUsers } from '../../../queries/admin/admin.ts'
import { Admin } from '../admin.tsx'
import { toAddress } from '../kit/to-address.ts'
import { useWanted } from '../kit/use-wanted.ts'
import { ItemMissing } from '../queue/item.tsx'
import { QueueSearch } from '../queue/queue-search.tsx'
import { Queue } from '../queue/queue.tsx'
import { UserDialog, type Act } from './user-dialog.tsx'
import { UserItem } from './user-item.tsx'
import { nameOf } from './user-name.ts'
import { UserRowState } from './user-row-state.tsx'
import { words } from './words.ts'

/** The tab 'Users': search, role, end sessions, suspend. */
export function AdminUsers() {
  return (
    <Admin>
      <Users />
    </Admin>
  )
}

function Users() {
  const [params] = useSearchParams()
  const search = (params.get('search') ?? '').trim()
  const page = readPage(params)
  const { data } = useQuery(foundUsers(search, page))
  const [asked, ask] = useWanted<{ user: AdminUser; act: Act }>()
  return (
    <>
      <Queue
        title={words.title}
        data={data}
        to={(id) => toAddress('/admin/users', { search, page, id })}
        page={page}
        toPage={(other) => toAddress('/admin/users', { search, page: other })}
        tools={
          <QueueSearch key={search} words={words} search={search} max={LIMITS.email} kept={{}} />
        }
        words={words}
        none={words.none}
        wayOn={search && <Link to="/admin/users">{words.clear}</Link>}
        isRegister
        toText={(user) => ({
          name: nameOf(user),
          state: <UserRowState user={user} />,
          who: user.email,
          since: user.createdAt,
        })}
        // One that is not on this page cannot be read alone, and no other stands in its place.
        renderItem={(id, user) =>
          user ? (
            <UserItem key={id} user={user} onAct={(act) => ask({ user, act })} />
          ) : (
            <ItemMissing isLoading={false} words={words} />
          )
        }
      />
      {asked && <UserDialog key={asked.key} user={asked.user} act={asked.act} />}
    </>
  )
}
