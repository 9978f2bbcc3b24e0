import MapPinned from 'lucide-react/icons/map-pinned'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { ExternalLink } from '../external-link/external-link.tsx'
import { CategoryLabel } from '../../ui/category-label.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CategoryIcon } from '../drawings/category-icon.tsx'
import { fullPlace } from '../listing/full-place.ts'
import { mapsLink } from './maps-link.ts'
import { pathOf, type Pin } from './pins.ts'
import type { Opened, SiteMap } from './site-map.ts'
import { liveWords as words } from './live-words.ts'

interface MapPopupProps {
  map: SiteMap
  opened: Opened
  onOpen: (opened: Opened) => void
  onClose: (givesFocusBack: boolean) => void
}

/** What is at a marker (§2): drawn by React into the popup of the map, so that its links are the site's own. */
export function MapPopup({ map, opened, onOpen, onClose }: MapPopupProps) {
  const { pins, from } = opened
  const [first] = pins
  const [place] = useState(makePlace)
  const title = useRef<HTMLHeadingElement>(null)
  const id = `popup${useId()}`
  useLayoutEffect(() => {
    if (!first) return
    const close = map.popUp(first, place, () => onClose(false))
    // From the list on a phone the map may be far up the page.
    title.current?.focus()
    return close
    // Only what was pressed opens it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, place, opened])
  useEscape(place, () => onClose(true))

  if (!first) return null
  const close = (
    <Button icon={X} onClick={() => onClose(true)}>
      {words.close}
    </Button>
  )
  return createPortal(
    <div role="dialog" aria-labelledby={id} className="map-card" data-category={first.row.category}>
      {pins.length === 1 ? (
        <>
          <h3 id={id} ref={title} tabIndex={-1}>
            {first.row.name}
          </h3>
          <OnePlace pin={first}>{close}</OnePlace>
        </>
      ) : (
        <>
          <h3 id={id} ref={title} tabIndex={-1}>
            {words.together(pins.length, sharedTown(pins))}
          </h3>
          <ul className="map-choices">
            {pins.map((pin) => (
              <li key={pathOf(pin.row)}>
                <button type="button" onClick={() => onOpen({ pins: [pin], from })}>
                  {pin.row.name}
                </button>
              </li>
            ))}
          </ul>
          {close}
        </>
      )}
    </div>,
    place,
  )
}

/** A press in it may replace what was pressed; Leaflet would then take it for a press on the map, and close. */
function makePlace() {
  const place = document.createElement('div')
  place.addEventListener('click', (event) => event.stopPropagation())
  return place
}

function OnePlace({ pin: { row, point }, children }: { pin: Pin; children: ReactNode }) {
  const { name, category, categoryName } = row
  const place = fullPlace({ ...row, taluka: null, pincode: null })
  return (
    <>
      <CategoryLabel icon={<CategoryIcon category={category} isSmall />}>
        {categoryName}
      </CategoryLabel>
      <p>{place}</p>
      {!point.isExact && (
        <p className="soft small">
          {words.approximate(point.label)}. {words.townOnly}
        </p>
      )}
      <div className="row row-apart full-width">
        <Link className="more" to={pathOf(row)}>
          {words.viewDetails}
          <VisuallyHidden>{words.viewDetailsOf(name)}</VisuallyHidden>
        </Link>
        {children}
      </div>
      <ExternalLink href={mapsLink(row, place)} button="outlined" icon={MapPinned}>
        {words.openMaps}
      </ExternalLink>
    </>
  )
}

/** The town all of them are known by; nothing when they differ. */
function sharedTown(pins: Pin[]): string {
  const [first, ...others] = pins.map(({ point }) => (point.isExact ? '' : point.label))
  return first && others.every((label) => label === first) ? first : ''
}

function useEscape(element: HTMLElement, onEscape: () => void) {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    const frame = element.closest('.map-ground')
    const listen = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') latest.current()
    }
    frame?.addEventListener('keydown', listen)
    return () => frame?.removeEventListener('keydown', listen)
  }, [element])
}
