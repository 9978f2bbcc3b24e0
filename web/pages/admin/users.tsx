import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { LIMITS } from '../../../shared/limits.ts'
import type { AdminUser } from '../../../shared/admin-users.ts'
import { readPage } from '../../parts/read-page.ts'
import { ADMIN_PAGE, foundUsers } from '../../queries/admin.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Pages } from '../../ui/pages.tsx'
import { Loading, SkeletonRow } from '../../ui/skeleton.tsx'
import { Admin } from './admin.tsx'
import { UserDialog, type Act } from './user-dialog.tsx'
import { UserRow } from './user-row.tsx'
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
  const [wanted, setWanted] = useState<{ user: AdminUser; act: Act; key: number }>()
  return (
    <section className="stack" aria-labelledby="tab">
      <h2 id="tab">{words.users}</h2>
      <Form className="finder user-finder" role="search" key={search}>
        <Field id="user-search" label={words.search} hint={words.searchHint}>
          {(control) => (
            <input
              {...control}
              type="search"
              name="search"
              defaultValue={search}
              maxLength={LIMITS.email}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" look="primary" icon={Search}>
          {words.search}
        </Button>
      </Form>
      {!data && (
        <Loading label={words.loadingTab}>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
      {data && <p role="status">{words.userCount(Number(data.total))}</p>}
      {data?.rows.length === 0 && (
        <Empty title={words.noUsers} level={3}>
          <p>
            <Link to="/admin/users">{words.allUsers}</Link>
          </p>
        </Empty>
      )}
      {data && data.rows.length > 0 && (
        <>
          <ul className="rows">
            {data.rows.map((user) => (
              <li key={user.id}>
                <UserRow
                  user={user}
                  onAct={(act) => setWanted((last) => ({ user, act, key: (last?.key ?? 0) + 1 }))}
                />
              </li>
            ))}
          </ul>
          <Pages
            page={page}
            last={Math.ceil(Number(data.total) / ADMIN_PAGE)}
            toPage={(number) =>
              `/admin/users?${new URLSearchParams({ search, page: String(number) })}`
            }
            words={words.pages}
          />
        </>
      )}
      {wanted && <UserDialog key={wanted.key} user={wanted.user} act={wanted.act} />}
    </section>
  )
}
