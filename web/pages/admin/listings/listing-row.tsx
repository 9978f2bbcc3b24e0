import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Merge from 'lucide-react/icons/merge'
import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import type { AdminListingRow } from '../../../../shared/listings/admin.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { approveListing, unapproveListing } from '../../../queries/admin/listings.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { toHeading, useKeptFocus } from '../kit/keep-focus.ts'
import { RowMenu } from '../kit/row-menu.tsx'
import { goneWords } from './gone-words.ts'
import { words } from './words.ts'

interface ListingRowProps {
  row: AdminListingRow
  isPicked: boolean
  onPick: (isPicked: boolean) => void
  onDelete: () => void
  /** Asks first: it has closed, or asked not to be listed. */
  onListAgain: () => void
}

export function ListingRow({ row, isPicked, onPick, ...acts }: ListingRowProps) {
  const { id, name, categoryName, town, region, phoneText, phoneToCheck, isRemoved } = row
  const kept = useKeptFocus<HTMLTableRowElement>(toRowBeside)
  return (
    <tr ref={kept} data-picked={isPicked || undefined}>
      <td className="pick-cell">
        {!isRemoved && (
          <label className="row-pick">
            <input
              type="checkbox"
              checked={isPicked}
              onChange={(event) => onPick(event.currentTarget.checked)}
            />
            <VisuallyHidden>{words.pick(name)}</VisuallyHidden>
          </label>
        )}
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it does not look as deep as the name */}
      <th scope="row">
        <Link to={`/admin/listings/${id}`} title={name}>
          <span>{name}</span>
        </Link>
      </th>
      <td className="kind-cell">
        <span className="wide-only">{categoryName}, </span>
        <span className="whole">{town ?? region ?? words.noPlace}</span>
      </td>
      <td className="phone-cell wide-only">
        {phoneText ?? (phoneToCheck ? words.toCheck(phoneToCheck) : words.noPhone)}
      </td>
      <td className="state-cell">
        <State row={row} />
        <span className="wide-only">{words.sources(row.factCount, row.checkedCount)}</span>
      </td>
      <td className="acts-cell">{!isRemoved && <Acts row={row} {...acts} />}</td>
    </tr>
  )
}

/** What is approved may leave the list: the next one is read, not approved by the same key. */
function toRowBeside(row: HTMLTableRowElement) {
  const beside = row.nextElementSibling ?? row.previousElementSibling
  const link = beside?.querySelector<HTMLElement>('th a')
  if (link) link.focus()
  else toHeading()
}

export function State({
  row: { isRemoved, isApproved, isSponsored, mergedInto, gone },
}: {
  row: Pick<AdminListingRow, 'isRemoved' | 'isApproved' | 'isSponsored' | 'gone'> & {
    mergedInto: unknown
  }
}) {
  return (
    <>
      {mergedInto !== null && (
        <Badge look="warn" icon={Merge}>
          {words.isMerged}
        </Badge>
      )}
      {isRemoved && mergedInto === null && (
        <Badge look="bad" icon={Trash2}>
          {words.deleted}
        </Badge>
      )}
      {!isRemoved && gone && (
        <>
          <Badge look="bad" icon={Ban}>
            {goneWords.status[gone.status]}
          </Badge>
          <span>{goneWords.how(gone)}</span>
        </>
      )}
      {!isRemoved && !gone && (
        <Badge look={isApproved ? 'good' : 'warn'} icon={isApproved ? Check : Clock}>
          {isApproved ? words.approved : words.waiting}
        </Badge>
      )}
      {isSponsored && <Badge look="paid">{words.sponsored}</Badge>}
    </>
  )
}

function Acts({
  row,
  onDelete,
  onListAgain,
}: Pick<ListingRowProps, 'row' | 'onDelete' | 'onListAgain'>) {
  const { id, name, isApproved, gone } = row
  const act = useChange(isApproved ? unapproveListing(id) : approveListing(id))
  const busy = isApproved ? words.unapproving : words.approving
  return (
    <>
      <div className="row-acts">
        {gone ? (
          <Button onClick={onListAgain}>
            {goneWords.approve}
            <VisuallyHidden>{words.of(name)}</VisuallyHidden>
          </Button>
        ) : (
          <Button isBusy={act.isPending} onClick={() => act.mutate()}>
            {act.isPending ? busy : isApproved ? words.unapprove : words.approve}
            <VisuallyHidden>{words.of(name)}</VisuallyHidden>
          </Button>
        )}
        <RowMenu
          of={words.of(name)}
          items={[
            ...(isApproved ? [{ label: words.openPublic, to: `/listing/${id}` }] : []),
            { label: words.edit, to: `/admin/listings/${id}` },
            ...(isApproved ? [{ label: words.check, to: `/admin/checks?listing=${id}` }] : []),
            { label: words.history, to: `/admin/listings/${id}` },
            ...(isApproved ? [{ label: words.merge, to: `/admin/listings/${id}/merge` }] : []),
            { label: words.delete, onChoose: onDelete, isDanger: true },
          ]}
        />
      </div>
      <Failure of={act} />
    </>
  )
}
