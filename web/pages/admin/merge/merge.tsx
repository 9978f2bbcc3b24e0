import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { AdminListing } from '../../../../shared/listings/admin.ts'
import { adminListing } from '../../../queries/admin/listings.ts'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { Admin } from '../admin.tsx'
import { ChooseOther } from './choose-other.tsx'
import { MergeForm } from './merge-form.tsx'
import { Waiting } from '../kit/waiting.tsx'
import { words } from './words.ts'

/** Two listings of the same place become one: first which, then what each says and what comes along. */
export function AdminMerge() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  return (
    <Admin>
      <Merge id={id} otherId={params.get('other') ?? ''} />
    </Admin>
  )
}

function Merge({ id, otherId }: { id: string; otherId: string }) {
  const isChosen = /^[1-9]\d{0,9}$/.test(otherId) && otherId !== id
  const { data: kept } = useQuery(adminListing(id))
  const { data: other } = useQuery({ ...adminListing(otherId), enabled: isChosen })
  if (!kept || (isChosen && !other)) return <Waiting label={words.loading} />
  const hidden = [kept, other].find((one) => one && !one.isApproved)
  return (
    <section className="stack" aria-labelledby="tab">
      <h2 id="tab" tabIndex={-1} className="breaks">
        {words.title(kept.name)}
      </h2>
      <p>
        <MoreLink to={`/admin/listings/${id}`}>{words.back}</MoreLink>
      </p>
      {hidden && (
        <Note look="warn" role="status">
          <p>{words.notShown(hidden.name)}</p>
        </Note>
      )}
      {!hidden && <Step kept={kept} other={other} />}
    </section>
  )
}

function Step({ kept, other }: { kept: AdminListing; other: AdminListing | undefined }) {
  if (!other) return <ChooseOther listing={kept} />
  return <MergeForm key={`${kept.id} ${other.id}`} kept={kept} other={other} />
}
