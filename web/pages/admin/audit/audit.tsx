import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { AUDIT_NOUNS } from '../../../../shared/admin/audit.ts'
import type { AuditAct } from '../../../../shared/admin/audit-log.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { AskingForm } from '../../../parts/asking-form.tsx'
import { readPage } from '../../../parts/read-page.ts'
import { auditActs } from '../../../queries/admin/listings.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Options } from '../../../ui/form/options.tsx'
import { Admin } from '../admin.tsx'
import { toAddress } from '../kit/to-address.ts'
import { fieldName } from '../listings/field-words.ts'
import { ItemBody, ItemHead, ItemMissing } from '../queue/item.tsx'
import { Queue } from '../queue/queue.tsx'
import { words } from './words.ts'

/** Who changed what, of everything admins may do. */
export function AdminAudit() {
  return (
    <Admin part={words.title}>
      <AuditLog />
    </Admin>
  )
}

function AuditLog() {
  const [params] = useSearchParams()
  const about = AUDIT_NOUNS.find((noun) => noun === params.get('about'))
  const page = readPage(params)
  const { data } = useQuery(auditActs(about, page))
  const to = (filters: { page?: number; id?: number | undefined }) =>
    toAddress('/admin/audit', { about, ...filters })
  return (
    <Queue
      title={words.title}
      data={data}
      to={(id) => to({ page, id })}
      page={page}
      toPage={(other) => to({ page: other })}
      act={<MoreLink to="/admin">{words.back}</MoreLink>}
      tools={
        <>
          <p>{words.lead}</p>
          <AskingForm key={about} className="q-search">
            <select name="about" defaultValue={about} aria-label={words.about}>
              <option value="">{words.everything}</option>
              <Options of={AUDIT_NOUNS} say={(noun) => words.nouns[noun]} />
            </select>
            <Button type="submit">{words.show}</Button>
          </AskingForm>
        </>
      }
      words={words}
      none={words.none}
      isRegister
      toText={(act) => ({
        name: words.capital(did(act)),
        state: null,
        who: nameOf(act),
        since: act.createdAt,
      })}
      renderItem={(id, act) =>
        act ? <ActItem key={id} act={act} /> : <ItemMissing isLoading={false} words={words} />
      }
    />
  )
}

function ActItem({ act }: { act: AuditAct }) {
  const { createdAt, listingId } = act
  const detail = say(act)
  return (
    <>
      <ItemHead title={`${nameOf(act)} ${did(act)}`}>{dayAndTime(createdAt)}</ItemHead>
      <ItemBody>
        {detail && <p className="as-typed">{detail}</p>}
        {listingId !== null && (
          <p>
            <Link to={`/admin/listings/${listingId}`}>{words.openListing}</Link>
          </p>
        )}
      </ItemBody>
    </>
  )
}

const nameOf = ({ actor, by }: AuditAct) => by ?? (actor === 'command' ? words.command : words.gone)

/** "added the listing Sea School". */
function did({ action, subject, subjectId }: AuditAct): string {
  if (action === 'categories.seed') return words.did[action]
  return `${words.did[action]} ${subject ?? words.number(subjectId)}`
}

/** What was changed of a listing, and what was undone, in words; otherwise what was written with the act. */
function say({ action, detail, subject }: AuditAct): string | null {
  if (!detail || detail === subject) return null
  if (action === 'listing.edit') return detail.split(', ').map(fieldName).join(', ')
  return action === 'listing.undo' ? (words.act[detail] ?? detail) : detail
}
