import type { StatsWeek } from '../../../../shared/admin/stats.ts'
import { shortDate } from '../../../../shared/formats/dates.ts'
import { Details } from '../../../ui/details.tsx'
import { words } from './words.ts'

const SERIES = ['listings', 'submissions', 'users', 'reviews'] as const

/** What was new in each week: a small drawing for each kind, as high as its most, and the numbers as a table. */
export function Weeks({ weeks }: { weeks: StatsWeek[] }) {
  const [first, last] = [weeks[0], weeks.at(-1)]
  return (
    <section className="stack-s" aria-labelledby="weeks">
      <h3 id="weeks">{words.weeks}</h3>
      {first && last && (
        <p className="hint">
          {words.from} {shortDate(first.start)} {words.until} {shortDate(last.start)}. {words.scale}
        </p>
      )}
      <div className="week-charts">
        {SERIES.map((name) => (
          <Chart key={name} name={words.series[name]} counts={weeks.map((week) => week[name])} />
        ))}
      </div>
      <Details summary={words.table}>
        <div className="table-room">
          <table className="admin-table week-table">
            <caption className="vh">{words.weeks}</caption>
            <thead>
              <tr>
                <th scope="col">{words.week}</th>
                {SERIES.map((name) => (
                  <th key={name} scope="col">
                    {words.series[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.start}>
                  <th scope="row">{shortDate(week.start)}</th>
                  {SERIES.map((name) => (
                    <td key={name} data-label={words.series[name]}>
                      {words.number(week[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Details>
    </section>
  )
}

const WIDTH = 20
const GAP = 4
const HEIGHT = 64
/** Beside a week of hundreds, one of a few can still be seen. */
const LEAST = 2

interface ChartProps {
  name: string
  counts: number[]
}

/** On a scale of its own: an import of hundreds would make the others flat. */
function Chart({ name, counts }: ChartProps) {
  const most = Math.max(...counts, 0)
  const total = counts.reduce((sum, number) => sum + number, 0)
  return (
    <figure className="week-chart">
      <figcaption>
        <strong>{name}</strong>
        <span className="hint">{words.chart(total, most)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${counts.length * WIDTH} ${HEIGHT}`} aria-hidden="true">
        {counts.map((number, week) => {
          const height = number === 0 ? 0 : Math.max(LEAST, (number / most) * HEIGHT)
          return (
            <rect
              // Each week has its place.
              // oxlint-disable-next-line react/no-array-index-key
              key={week}
              x={week * WIDTH + GAP / 2}
              y={HEIGHT - height}
              width={WIDTH - GAP}
              height={height}
            />
          )
        })}
      </svg>
    </figure>
  )
}
