import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { LIMITS } from '../../../../shared/limits.ts'
import type { AdminUser } from '../../../../shared/accounts/admin-users.ts'
import { readPage } from '../../../parts/read-page.ts'
import { foundUsers } from '../../../queries/admin/admin.ts'
import { Admin } from '../admin.tsx'
import { FoundRows } from '../kit/found-rows.tsx'
import { SearchForm } from '../kit/search-form.tsx'
import { useWanted } from '../kit/use-wanted.ts'
import { UserDialog, type Act } from './user-dialog.tsx'
import { UserRow } from './user-row.tsx'
import { words } from '../words.ts'
import { toAddress } from '../kit/to-address.ts'

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
  const [wanted, want] = useWanted<{ user: AdminUser; act: Act }>()
  return (
    <section className="stack" aria-labelledby="tab">
      <h2 id="tab" tabIndex={-1}>
        {words.users}
      </h2>
      <SearchForm
        key={search}
        id="user-search"
        words={words}
        search={search}
        max={LIMITS.email}
        look="primary"
      />
      <FoundRows
        data={data}
        words={{ loading: words.loadingTab, count: words.userCount }}
        none={words.noUsers}
        wayOn={<Link to="/admin/users">{words.allUsers}</Link>}
        renderRow={(user) => <UserRow user={user} onAct={(act) => want({ user, act })} />}
        page={page}
        toPage={(number) => toAddress('/admin/users', { search, page: number })}
      />
      {wanted && <UserDialog key={wanted.key} user={wanted.user} act={wanted.act} />}
    </section>
  )
}
