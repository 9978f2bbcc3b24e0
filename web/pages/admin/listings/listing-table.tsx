import { useState } from 'react'
import type { AdminListingRow, Gone } from '../../../../shared/listings/admin.ts'
import { useWanted } from '../kit/use-wanted.ts'
import { BulkBar } from './bulk-bar.tsx'
import { approveListing, deleteListing } from '../../../queries/admin/listings.ts'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { goneWords } from './gone-words.ts'
import { ListingRow } from './listing-row.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from './words.ts'

const { columns } = words

/** On a narrow screen each listing is a block: its name, and a line with its state, its town and what to do. */
export function ListingTable({ rows }: { rows: AdminListingRow[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [toDelete, setToDelete] = useWanted<{ row: AdminListingRow }>()
  const [toList, setToList] = useWanted<{ row: AdminListingRow; gone: Gone }>()
  const open = rows.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id)
  // A row that has left the list is no longer chosen.
  const picked = open.filter((id) => chosen.has(id))
  const pick = (id: number, isPicked: boolean) =>
    setChosen(new Set(isPicked ? [...picked, id] : picked.filter((other) => other !== id)))
  return (
    <>
      <div className="table-room">
        <table className="admin-table listing-table">
          <caption className="vh">{words.table}</caption>
          <thead>
            <tr>
              <td className="pick-cell">
                {open.length > 0 && (
                  <label className="row-pick">
                    <input
                      type="checkbox"
                      checked={picked.length === open.length}
                      onChange={(event) =>
                        setChosen(new Set(event.currentTarget.checked ? open : []))
                      }
                    />
                    <VisuallyHidden>{words.pickAll}</VisuallyHidden>
                    {/* On a phone there are no heads of columns that it would stand in line with. */}
                    <span className="row-pick-words" aria-hidden="true">
                      {words.pickAll}
                    </span>
                  </label>
                )}
              </td>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ListingRow
                key={row.id}
                row={row}
                isPicked={picked.includes(row.id)}
                onPick={(isPicked) => pick(row.id, isPicked)}
                onDelete={() => setToDelete({ row })}
                onListAgain={() => row.gone && setToList({ row, gone: row.gone })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <BulkBar picked={picked} onDone={() => setChosen(new Set())} />
      {toDelete && (
        <ConfirmAction
          key={toDelete.key}
          title={words.deleteTitle}
          text={words.deleteText(toDelete.row.name)}
          yes={words.deleteYes}
          change={deleteListing(toDelete.row.id)}
          input={undefined}
        />
      )}
      {toList && (
        <ConfirmAction
          key={toList.key}
          title={goneWords.title}
          text={goneWords.text(toList.row.name, toList.gone)}
          yes={goneWords.yes}
          look="primary"
          change={approveListing(toList.row.id, toList.gone.status)}
          input={undefined}
        />
      )}
    </>
  )
}
