import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import type { Advertisement } from '../../../../shared/advertising/advertisements.ts'
import { advertisements } from '../../../queries/advertisements.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx'
import { Admin } from '../admin.tsx'
import { useWanted } from '../kit/use-wanted.ts'
import { words as adminWords } from '../words.ts'
import { AdvertisementActDialog, type AdvertisementAct } from './act-dialog.tsx'
import { AdvertisementRow } from './advertisement-row.tsx'
import { AdvertisementDialog } from './advertisement-dialog.tsx'
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
  const { data } = useQuery(advertisements())
  const [opened, open] = useWanted<OpenDialog>()
  return (
    <section className="stack" aria-labelledby="tab">
      <div className="row row-apart">
        <h2 id="tab" tabIndex={-1}>
          {adminWords.paid}
        </h2>
        <Button
          look="primary"
          icon={Plus}
          aria-haspopup="dialog"
          onClick={() => open({ act: 'form' })}
        >
          {words.create}
        </Button>
      </div>
      {!data && (
        <Loading label={words.loading}>
          <div className="grid grid-2">
            <SkeletonCard hasPicture={false} />
            <SkeletonCard hasPicture={false} />
            <SkeletonCard hasPicture={false} />
          </div>
        </Loading>
      )}
      {data?.length === 0 && <Empty title={words.none} level={3} />}
      {data && data.length > 0 && (
        <ul className="rows">
          {data.map((one) => (
            <li key={one.id}>
              <AdvertisementRow of={one} onAct={(act) => open({ act, one })} />
            </li>
          ))}
        </ul>
      )}
      {opened?.act === 'form' && (
        <AdvertisementDialog
          key={opened.key}
          of={opened.one}
          onDiscard={(one) => open({ act: 'form', one })}
        />
      )}
      {opened?.one && opened.act !== 'form' && (
        <AdvertisementActDialog key={opened.key} of={opened.one} act={opened.act} />
      )}
    </section>
  )
}
