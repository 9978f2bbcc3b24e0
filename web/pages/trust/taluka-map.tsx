import type { TrustFigures } from '../../../shared/checks/figures.ts'
import { words } from './words.ts'

type Taluka = TrustFigures['talukas'][number]

/** Of the drawing, which grows and shrinks with the page. */
const WIDTH = 360
const MARGIN = 48
/** A degree east is shorter than one north, by the cosine of Goa's latitude. */
const NARROW = 0.964

/** Goa's talukas where they are: how many listings, and how many of them were confirmed. The table says the same. */
export function TalukaMap({ of }: { of: Taluka[] }) {
  const talukas = of.flatMap(({ point, ...taluka }) => (point ? { ...taluka, ...point } : []))
  const west = Math.min(...talukas.map(({ longitude }) => longitude))
  const east = Math.max(...talukas.map(({ longitude }) => longitude))
  const north = Math.max(...talukas.map(({ latitude }) => latitude))
  const south = Math.min(...talukas.map(({ latitude }) => latitude))
  const scale = (WIDTH - 2 * MARGIN) / ((east - west) * NARROW)
  const height = Math.round((north - south) * scale + 2 * MARGIN)
  return (
    <figure className="taluka-map">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={words.map}>
        {talukas.map(({ name, latitude, longitude, listings, confirmed }) => {
          const x = Math.round((longitude - west) * NARROW * scale + MARGIN)
          const y = Math.round((north - latitude) * scale + MARGIN)
          const radius = radiusOf(listings)
          return (
            <g key={name}>
              <circle className="taluka-all" cx={x} cy={y} r={radius} />
              {confirmed > 0 && (
                <circle
                  className="taluka-confirmed"
                  cx={x}
                  cy={y}
                  r={radius * Math.sqrt(confirmed / listings)}
                />
              )}
              <text x={x} y={y + radius + 14} textAnchor="middle">
                {name}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className="soft small">{words.mapHow}</figcaption>
    </figure>
  )
}

/** By area, so that twice as many look like twice as many. */
const radiusOf = (listings: number) => Math.round(4 + Math.min(18, 3 * Math.sqrt(listings)))
