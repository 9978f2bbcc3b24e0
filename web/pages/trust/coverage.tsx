import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { TrustFigures } from '../../../shared/checks/figures.ts'
import { directoryPath } from '../../../shared/listings/directory.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { trustFigures } from '../../queries/site.ts'
import styles from '../../styles/coverage.css?url'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Details } from '../../ui/details.tsx'
import { TalukaMap } from './taluka-map.tsx'
import { words } from './words.ts'

/** The figures of how true the directory is, with what each counts. It needs no script. */
export function Coverage() {
  const figures = useSuspenseQuery(trustFigures()).data
  return (
    <div className="wrap">
      <link rel="stylesheet" href={styles} precedence="coverage" />
      <PageHead title={words.title} description={words.description} path="/coverage" />
      <PageTop here={words.here} title={words.title} lead={words.lead} />
      <div className="stack-l">
        <dl className="counted">
          {toRows(figures).map(({ what, how, today }) => (
            <div key={what}>
              <dt>{what}</dt>
              {today.map((line) => (
                <dd key={line} className="counted-now">
                  {line}
                </dd>
              ))}
              {how && <dd className="soft small">{how}</dd>}
            </div>
          ))}
        </dl>
        <section className="stack-s" aria-labelledby="missing">
          <h2 id="missing">{words.missing}</h2>
          <p className="soft small">{words.missingHow}</p>
          <ul className="missing">
            {figures.missing.map(({ fact, count }) => (
              <li key={fact}>{words.lacking(fact, count, figures.checked.of)}</li>
            ))}
          </ul>
        </section>
        <section className="stack-s" aria-labelledby="talukas">
          <h2 id="talukas">{words.talukasOfGoa}</h2>
          <div className="talukas">
            <TalukaMap of={figures.talukas} />
            <Areas heads={words.taluka} areas={figures.talukas} />
          </div>
        </section>
        <section className="stack-s" aria-labelledby="states">
          <h2 id="states">{words.states}</h2>
          <Details summary={words.statesCounted(figures.states.length)}>
            <Areas heads={words.state} areas={figures.states} isLinked />
          </Details>
          <p className="soft small">{words.areaHow}</p>
        </section>
        <section className="stack-s" aria-labelledby="help">
          <h2 id="help">{words.helpTitle}</h2>
          <p>{words.help}</p>
          <p className="row">
            <MoreLink to="/coverage/calls">{words.callList}</MoreLink>
            <MoreLink to="/contact">{words.write}</MoreLink>
            <MoreLink to="/about/facts">{words.how}</MoreLink>
          </p>
        </section>
      </div>
    </div>
  )
}

interface AreasProps {
  heads: string
  areas: TrustFigures['states']
  /** Each leads to its listings. */
  isLinked?: boolean
}

const Areas = ({ heads, areas, isLinked }: AreasProps) => (
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
      how: phoneAgeDays === null ? null : words.phoneAgeHow,
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
