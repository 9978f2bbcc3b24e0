import { useMemo, useRef, useState, type RefObject } from 'react'
import { Empty } from '../../ui/empty.tsx'
import type { Wanted } from './map-canvas.tsx'
import { MapFrame } from './map-frame.tsx'
import { MapList } from './map-list.tsx'
import { toPins, type MapRow } from './pins.ts'
import { SkipTo } from './skip-to.tsx'
import type { MapState } from './use-map.ts'
import type { PartOfMap } from './use-part.ts'
import { words } from './words.ts'

interface MapBoxProps {
  /** What the map shows, for those who listen. */
  label: string
  rows: MapRow[]
  state: MapState
  /** §9: 500 px instead of 400. */
  isTall?: boolean
  startsInGoa?: boolean
  isAsked?: boolean
  /** How many there are, where it may be more than the rows. */
  total?: number
  /** Given where one map does not show them all: then `rows` are of the part that is looked at. */
  part?: PartOfMap | undefined
}

/** A map and its equal list: every marker is a row. Until somebody asks for the map, its place is kept. */
export function MapBox({
  label,
  rows,
  state,
  isTall,
  startsInGoa,
  isAsked,
  total = 0,
  part,
}: MapBoxProps) {
  const [wanted, want] = useState<Wanted>()
  const list = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  const pins = useMemo(() => toPins(rows), [rows])
  const isReady = state.status === 'ready'
  if (rows.length === 0 && isReady && !part) return <Empty title={words.nothing} level={3} />
  // While an answer is on its way there are no rows, and only the place of the map stands.
  const hasRows = rows.length > 0
  const isLive = isReady && (pins.length > 0 || part !== undefined)
  return (
    <>
      <div className={isTall ? 'mapbox mapbox-tall' : 'mapbox'}>
        {isLive && <SkipTo target={hasRows ? list : end}>{words.skipMap}</SkipTo>}
        {pins.length > 0 || !hasRows || part ? (
          <MapFrame
            label={label}
            pins={pins}
            startsInGoa={startsInGoa}
            isAsked={isAsked}
            part={part}
            state={state}
            wanted={wanted}
          />
        ) : (
          <p className="map-wait">{words.noPoints}</p>
        )}
        {hasRows && (
          <MapList
            rows={rows}
            pins={pins}
            ref={list}
            skip={isLive && <SkipTo target={end}>{words.skipList}</SkipTo>}
            onWant={isLive ? want : undefined}
          />
        )}
      </div>
      {hasRows && (
        <p className="soft small under" ref={end} tabIndex={-1}>
          {words.summary(pins, rows.length)}{' '}
          {!part && total > rows.length && words.tooMany(rows.length)}
        </p>
      )}
      {part && isReady && <PartNote part={part} ref={hasRows ? undefined : end} />}
    </>
  )
}

interface PartNoteProps {
  part: PartOfMap
  ref: RefObject<HTMLParagraphElement | null> | undefined
}

/** What the list can't say of a part. */
function PartNote({ part: { shown, isFailed }, ref }: PartNoteProps) {
  if (isFailed)
    return (
      <p className="small" role="alert" ref={ref} tabIndex={-1}>
        {words.partFailed}
      </p>
    )
  if (!shown) return null
  const { listings, total } = shown
  return (
    <p className="soft small under" role="status" ref={ref} tabIndex={-1}>
      {listings.length < total ? words.inGroups(total) : words.onlyPart}
    </p>
  )
}
