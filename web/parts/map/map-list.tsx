import { flushSync } from 'react-dom'
import { useState, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router'
import { PAGE_SIZE } from '../../../shared/listings/directory.ts'
import { Button } from '../../ui/button/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Wanted } from './map-canvas.tsx'
import { pathOf, type MapRow, type Pin } from './pins.ts'
import { words } from './words.ts'

/** As many rows as a page of the directory has; more come when asked for. */
const SHOWN: number = PAGE_SIZE

interface MapListProps {
  rows: MapRow[]
  pins: Pin[]
  ref: RefObject<HTMLUListElement | null>
  skip: ReactNode
  /** Opens a row's marker; undefined while there is no map. */
  onWant: ((wanted: Wanted) => void) | undefined
}

/** Everything on the map once more, in words; and what has no point. */
export function MapList({ rows, pins, ref, skip, onWant }: MapListProps) {
  const [shown, show] = useState(SHOWN)
  // The last press takes the button away: the focus goes to the first row it brought.
  function showMore() {
    const isLast = rows.length <= shown + SHOWN
    flushSync(() => show(shown + SHOWN))
    if (isLast && ref.current) ref.current.children[shown]?.querySelector('a')?.focus()
  }

  const pinOf = new Map(pins.map((pin) => [pathOf(pin.row), pin]))
  return (
    <div className="map-side">
      {skip}
      <ul className="map-list" ref={ref} tabIndex={-1} aria-label={words.places}>
        {rows.slice(0, shown).map((row) => (
          <Row key={pathOf(row)} row={row} pin={pinOf.get(pathOf(row))} onWant={onWant} />
        ))}
      </ul>
      {rows.length > shown && <Button onClick={showMore}>{words.more(rows.length - shown)}</Button>}
    </div>
  )
}

interface RowProps {
  row: MapRow
  pin: Pin | undefined
  onWant: MapListProps['onWant']
}

function Row({ row, pin, onWant }: RowProps) {
  const { name, categoryName, town, region } = row
  return (
    <li>
      {pin && <span className={pin.point.isExact ? 'pin' : 'pin pin-approx'}>{pin.number}</span>}
      <div>
        <Link to={pathOf(row)}>{name}</Link>
        <div className="soft small">
          {categoryName} · {pin ? whereabouts(pin) : `${town ?? region ?? ''} ${words.noPoint}`}
        </div>
        {pin && onWant && (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={({ currentTarget }) => onWant({ row, from: currentTarget })}
          >
            {words.onMap}
            <VisuallyHidden>{words.onMapOf(name)}</VisuallyHidden>
          </button>
        )}
      </div>
    </li>
  )
}

const whereabouts = ({ row, point }: Pin) =>
  point.isExact ? (row.address ?? row.town ?? row.region) : words.approximate(point.label)
