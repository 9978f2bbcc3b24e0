import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import type { AdminListingRow } from '../../../../shared/listings/admin.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { approveListing, unapproveListing } from '../../../queries/admin/listings.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Time } from '../../../ui/time.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useKeptFocus } from '../kit/keep-focus.ts'
import { words } from './words.ts'

interface ListingRowProps {
  row: AdminListingRow
  isPicked: boolean
  onPick: (isPicked: boolean) => void
  onDelete: () => void
}

const { columns } = words

export function ListingRow({ row, isPicked, onPick, onDelete }: ListingRowProps) {
  const { id, name, categoryName, town, region, phoneText, phoneToCheck, isRemoved } = row
  const kept = useKeptFocus<HTMLTableRowElement>()
  return (
    <tr ref={kept}>
      <td className="pick-cell">
        {!isRemoved && (
          <label className="pick">
            <input
              type="checkbox"
              checked={isPicked}
              onChange={(event) => onPick(event.currentTarget.checked)}
            />
            <VisuallyHidden>{words.pick(name)}</VisuallyHidden>
          </label>
        )}
      </td>
      <th scope="row">
        <Link to={`/admin/listings/${id}`}>{name}</Link>
        <span className="row">
          <State row={row} />
        </span>
      </th>
      <td data-label={columns.category}>{categoryName}</td>
      <td data-label={columns.place}>
        {[town, region].filter(Boolean).join(', ') || words.unknown}
      </td>
      <td data-label={columns.phone}>
        {phoneText ?? (phoneToCheck ? words.toCheck(phoneToCheck) : words.unknown)}
      </td>
      <td data-label={columns.sources}>{words.sources(row.factCount, row.checkedCount)}</td>
      <td data-label={columns.changed}>
        <Time of={row.updatedAt} />
      </td>
      <td>{!isRemoved && <Acts row={row} onDelete={onDelete} />}</td>
    </tr>
  )
}

export function State({
  row: { isRemoved, isApproved, isSponsored },
}: {
  row: Pick<AdminListingRow, 'isRemoved' | 'isApproved' | 'isSponsored'>
}) {
  return (
    <>
      {isRemoved && (
        <Badge look="bad" icon={Trash2}>
          {words.deleted}
        </Badge>
      )}
      {!isRemoved && (
        <Badge look={isApproved ? 'good' : 'warn'} icon={isApproved ? Check : Clock}>
          {isApproved ? words.approved : words.waiting}
        </Badge>
      )}
      {isSponsored && <Badge look="paid">{words.sponsored}</Badge>}
    </>
  )
}

function Acts({ row, onDelete }: Pick<ListingRowProps, 'row' | 'onDelete'>) {
  const { id, name, isApproved } = row
  const act = useChange(isApproved ? unapproveListing(id) : approveListing(id))
  const busy = isApproved ? words.unapproving : words.approving
  return (
    <div className="stack-s">
      <div className="btn-row">
        <Button isBusy={act.isPending} onClick={() => act.mutate()}>
          {act.isPending ? busy : isApproved ? words.unapprove : words.approve}
          <VisuallyHidden>{words.of(name)}</VisuallyHidden>
        </Button>
        <Button look="danger" icon={Trash2} onClick={onDelete} aria-haspopup="dialog">
          {words.delete}
          <VisuallyHidden>{words.of(name)}</VisuallyHidden>
        </Button>
      </div>
      <Failure of={act} />
    </div>
  )
}
