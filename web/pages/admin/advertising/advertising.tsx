import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import CirclePause from 'lucide-react/icons/circle-pause'
import Plus from 'lucide-react/icons/plus'
import { useNavigate, useSearchParams } from 'react-router'
import type { Advertisement } from '../../../../shared/advertising/advertisements.ts'
import { readPage } from '../../../parts/read-page.ts'
import { ADMIN_PAGE } from '../../../queries/admin/page.ts'
import { advertisements } from '../../../queries/advertising/advertisements.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Admin } from '../admin.tsx'
import { toAddress } from '../kit/to-address.ts'
import { useWanted } from '../kit/use-wanted.ts'
import { ItemMissing } from '../queue/item.tsx'
import { Queue } from '../queue/queue.tsx'
import { RowState } from '../queue/row-state.tsx'
import { AdvertisementActDialog, type AdvertisementAct } from './act-dialog.tsx'
import { AdvertisementDialog } from './advertisement-dialog.tsx'
import { AdvertisementItem } from './advertisement-item.tsx'
import { words } from './words.ts'

/** What is open: the form, for one or for a new one, or a question. */
type OpenDialog = { one?: Advertisement; act: AdvertisementAct | 'form' }

/** The tab 'Ads' (§2). Its file is not named so, because content blockers would not let a browser fetch it. */
export function AdminAdvertising() {
  return (
    <Admin>
      <Advertisements />
    </Admin>
  )
}

function Advertisements() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const page = readPage(params)
  const { data } = useQuery(advertisements())
  const [opened, open] = useWanted<OpenDialog>()
  const to = (id?: number) => toAddress('/admin/ads', { page, id })
  return (
    <>
      <Queue
        title={words.tab}
        // All of them come at once.
        data={
          data && {
            rows: data.slice((page - 1) * ADMIN_PAGE, page * ADMIN_PAGE),
            total: String(data.length),
          }
        }
        to={to}
        page={page}
        toPage={(other) => toAddress('/admin/ads', { page: other })}
        act={
          <Button icon={Plus} aria-haspopup="dialog" onClick={() => open({ act: 'form' })}>
            {words.create}
          </Button>
        }
        words={words}
        none={words.none}
        isRegister
        toText={({ title, type, isRunning, createdAt }) => ({
          name: title,
          state: (
            <RowState icon={isRunning ? Check : CirclePause}>
              {isRunning ? words.active : words.inactive}
            </RowState>
          ),
          who: words.types[type],
          since: createdAt,
        })}
        renderItem={(id) => {
          // It may stand on another page of the list.
          const one = data?.find((other) => String(other.id) === id)
          return one ? (
            <AdvertisementItem key={id} of={one} onAct={(act) => open({ act, one })} />
          ) : (
            <ItemMissing isLoading={false} words={words} />
          )
        }}
      />
      {opened?.act === 'form' && (
        <AdvertisementDialog
          key={opened.key}
          of={opened.one}
          onDiscard={(one) => open({ act: 'form', one })}
        />
      )}
      {opened?.one && opened.act !== 'form' && (
        <AdvertisementActDialog
          key={opened.key}
          of={opened.one}
          act={opened.act}
          onDeleted={() => void navigate(to(), { replace: true })}
        />
      )}
    </>
  )
}
