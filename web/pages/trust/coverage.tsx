import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TrustFigures } from '../../../shared/checks/figures.ts'
import { directoryPath } from '../../../shared/listings/directory.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { trustFigures } from '../../queries/site.ts'
import styles from '../../styles/coverage.css?url'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { TalukaMap } from './taluka-map.tsx'
import { words } from './words.ts'

/** The figures of how true the directory is, with what each counts. It needs no script. */
export function Coverage() {
  const figures = useSuspenseQuery(trustFigures()).data
  return (
    <div className="wrap">
      <link rel="stylesheet" href={styles} precedence="coverage" />
      <PageHead title={words.title} description={words.description} path="/coverage" />
      <div className="page-head">
        <Breadcrumbs
          label={words.breadcrumbs}
          trail={[{ to: '/', label: words.home }]}
          here={words.here}
        />
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="prose">
        <dl className="stack">
          {toRows(figures).map(({ what, how, today }) => (
            <div key={what}>
              <dt>
                <strong>{what}</strong>
              </dt>
              <dd>
                {today.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                <span className="soft small block">{how}</span>
              </dd>
            </div>
          ))}
        </dl>
        <section className="stack-s" aria-labelledby="missing">
          <h2 id="missing">{words.missing}</h2>
          <p className="soft small">{words.missingHow}</p>
          <ul>
            {figures.missing.map(({ fact, count }) => (
              <li key={fact}>{words.lacking(fact, count, figures.checked.of)}</li>
            ))}
          </ul>
        </section>
        <Areas title={words.talukasOfGoa} heads={words.taluka} areas={figures.talukas}>
          <TalukaMap of={figures.talukas} />
        </Areas>
        <Areas title={words.states} heads={words.state} areas={figures.states} isLinked />
        <p className="soft small">{words.areaHow}</p>
        <h2>{words.helpTitle}</h2>
        <p>{words.help}</p>
        <p>
          <MoreLink to="/coverage/calls">{words.callList}</MoreLink>
        </p>
        <p>
          <MoreLink to="/contact">{words.write}</MoreLink>
        </p>
        <p>
          <MoreLink to="/about/facts">{words.how}</MoreLink>
        </p>
      </div>
    </div>
  )
}

interface AreasProps {
  title: string
  heads: string
  areas: TrustFigures['states']
  /** Each leads to its listings. */
  isLinked?: boolean
  /** Above the table. */
  children?: ReactNode
}

const Areas = ({ title, heads, areas, isLinked, children }: AreasProps) => (
  <section className="stack-s" aria-labelledby={heads}>
    <h2 id={heads}>{title}</h2>
    {children}
    <table className="areas">
      <thead>
        <tr>
          <th scope="col">{heads}</th>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ name, listings, reachable, confirmed }) => (
          <tr key={name}>
            <th scope="row">
              {isLinked ? <Link to={directoryPath({ region: name })}>{name}</Link> : name}
            </th>
            <td>{listings}</td>
            <td>{reachable}</td>
            <td>{confirmed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const share = ({ count, of }: { count: number; of: number }) => words.share(count, of)

function toRows(figures: TrustFigures) {
  const { confirmed, checked, phoneAgeDays, reports, tries, sample, overdue } = figures
  return [
    {
      what: words.confirmed(words.goa),
      how: words.confirmedHow,
      today: [share(confirmed.goa)],
    },
    {
      what: words.confirmed(words.india),
      how: words.confirmedHow,
      today: [share(confirmed.india)],
    },
    { what: words.checked, how: words.checkedHow, today: [share(checked)] },
    {
      what: words.phoneAge,
      how: words.phoneAgeHow,
      today: [phoneAgeDays === null ? words.noPhone : words.days(phoneAgeDays)],
    },
    { what: words.reports, how: words.reportsHow, today: waits(reports.others) },
    { what: words.unsafe, how: words.reportsHow, today: waits(reports.unsafe) },
    {
      what: words.tries,
      how: words.triesHow,
      today:
        tries.length === 0
          ? [words.noTries]
          : tries.map(
              ({ channel, tried, answered }) =>
                `${words.channels[channel]}: ${words.share(answered, tried)}`,
            ),
    },
    {
      what: words.sample,
      how: words.sampleHow,
      today:
        sample.least === null || sample.most === null
          ? [words.noSample]
          : [share(sample), words.interval(sample.least, sample.most)],
    },
    {
      what: words.overdue,
      how: words.overdueHow,
      today: [overdue.of === 0 ? words.noTasks : share(overdue)],
    },
  ]
}

function waits({ medianHours, slowHours, open }: TrustFigures['reports']['others']): string[] {
  const time =
    medianHours === null || slowHours === null
      ? words.noReports
      : words.waits(words.hours(medianHours), words.hours(slowHours))
  return [time, words.stillOpen(open)].filter((line) => line !== '')
}
