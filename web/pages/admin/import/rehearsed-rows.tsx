import { Link } from 'react-router'
import { IS_OPEN } from '../../../../shared/checks/kinds.ts'
import type { Difference, ImportRow } from '../../../../shared/imports/imports.ts'
import { Choice } from '../../../ui/form/choice.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ColumnHeads } from '../kit/column-heads.tsx'
import { fieldName } from '../listings/field-words.ts'
import { OutcomeBadge } from './badges.tsx'
import { words } from './words.ts'

const { columns } = words

interface RehearsedRowsProps {
  rows: ImportRow[]
  wanted: ReadonlySet<number> | 'all'
  onWant: (row: number, isWanted: boolean) => void
}

/** On a narrow screen each row is a block, its cells below each other with their column's name. */
export function RehearsedRows({ rows, wanted, onWant }: RehearsedRowsProps) {
  return (
    <table className="import-rows">
      <caption className="vh">{words.rowsTable}</caption>
      <ColumnHeads names={columns} />
      <tbody>
        {rows.map((one) => (
          <tr key={one.row}>
            <td data-label={columns.row}>{one.row}</td>
            <td data-label={columns.name} className="breaks">
              {one.listingId ? (
                <Link to={`/admin/listings/${one.listingId}`}>{one.name || words.nameless}</Link>
              ) : (
                one.name || words.nameless
              )}
            </td>
            <td data-label={columns.what}>
              <span>
                <OutcomeBadge outcome={one.outcome} />
              </span>
            </td>
            <td data-label={columns.details} className="breaks">
              <div className="stack-s">
                <Details of={one} />
                {one.outcome === 'duplicate' && (
                  <Choice
                    type="checkbox"
                    checked={wanted === 'all' || wanted.has(one.row)}
                    disabled={wanted === 'all'}
                    onChange={(event) => onWant(one.row, event.currentTarget.checked)}
                  >
                    {words.createAnyway}
                    <VisuallyHidden>{words.createAnywayOf(one.name, one.row)}</VisuallyHidden>
                  </Choice>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Details({ of: { outcome, said, problems, likenesses, differences } }: { of: ImportRow }) {
  const isSaid = said !== null && outcome !== 'error'
  if (!isSaid && problems.length + likenesses.length + differences.length === 0)
    return words.blankCell
  return (
    <ul className="stack-s import-details">
      {isSaid && (
        <li>
          <Said said={said} isCorrection={differences.length > 0} />
        </li>
      )}
      {problems.map(({ column, reason }) => (
        <li key={`${column} ${reason}`}>
          <strong>{column ?? words.wholeRow}</strong>: {reason}
        </li>
      ))}
      {likenesses.map(({ id, row, name, why }) => (
        <li key={`${id} ${row}`}>
          {why}: {id === null ? name : <Link to={`/admin/listings/${id}`}>{name}</Link>}
          {row !== null && ` (${words.rowOfFile(row)})`}
        </li>
      ))}
      {differences.map((difference) => (
        <li key={difference.column}>
          <Change of={difference} isNamed={!isSaid} />
        </li>
      ))}
    </ul>
  )
}

interface SaidProps {
  said: NonNullable<ImportRow['said']>
  /** The value is not ours, and is shown beside it. */
  isCorrection: boolean
}

const Said = ({ said: { field, value, outcome }, isCorrection }: SaidProps) => (
  <>
    {isCorrection ? words.corrects : words.says[outcome.toLowerCase()]}{' '}
    <strong>{field === IS_OPEN ? words.isOpen : fieldName(field)}</strong>
    {!isCorrection && value && ` ${value}`}
  </>
)

const Change = ({
  of: { column, before, after },
  isNamed,
}: {
  of: Difference
  isNamed: boolean
}) => (
  <>
    {isNamed && (
      <>
        <strong>{column}</strong>
        <br />
      </>
    )}
    <span className="soft">{words.before}</span> {before || words.blank}
    <br />
    <span className="soft">{words.after}</span> {after || words.blank}
  </>
)
