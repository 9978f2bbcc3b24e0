import { number as formatted } from '../../../shared/formats/numbers.ts'
import { DivIcon } from './leaflet.ts'
import type { Pin } from './pins.ts'
import { liveWords as words } from './live-words.ts'

export const PIN_SIZE: [number, number] = [44, 48]
export const GROUP_SIZE: [number, number] = [72, 60]

/** A marker is an arch, and a real button: the keyboard and the screen reader know what to do with it. */
class ArchIcon extends DivIcon {
  readonly #label: string
  readonly #lines: string[]

  constructor(
    className: string,
    [width, height]: [number, number],
    label: string,
    lines: string[],
  ) {
    // The style sheet draws them so large; Leaflet needs the size to bring a focused marker into view.
    super({ className, iconSize: [width, height], iconAnchor: [width / 2, height] })
    this.#label = label
    this.#lines = lines
  }

  override createIcon(): HTMLElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `leaflet-marker-icon ${this.options.className}`
    button.setAttribute('aria-label', this.#label)
    for (const line of this.#lines) {
      const span = document.createElement('span')
      span.textContent = line
      button.append(span, ' ')
    }
    return button
  }
}

/** Solid where the place is exact, dashed where only the town is known (ruling 10). */
export function pinIcon({ number, row, point }: Pin) {
  const where = point.isExact ? (row.address ?? row.town ?? '') : words.approximate(point.label)
  return new ArchIcon(
    point.isExact ? 'pin map-pin' : 'pin pin-approx map-pin',
    PIN_SIZE,
    words.marker(number, row.name, row.categoryName, where),
    [String(number)],
  )
}

/** Several markers that would lie over each other. */
export const groupIcon = (count: number) =>
  new ArchIcon('map-group', GROUP_SIZE, words.group(count), [
    formatted(count),
    words.groupNoun(count),
  ])
