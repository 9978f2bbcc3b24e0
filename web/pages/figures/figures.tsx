import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Figures } from '../../../shared/advertising/advertisements.ts'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { figures, figuresFile } from '../../queries/admin/figures.ts'
import { Badge } from '../../ui/badge.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { dayAndTime } from '../../../shared/formats/clock.ts'
import { words } from './words.ts'

/** What a sponsor reads by the private link. The address is the key, so nothing that is followed from here tells it. */
export function FiguresPage() {
  const { key = '' } = useParams()
  const { data } = useQuery(figures(key))
  if (!data)
    return (
      <div className="wrap section">
        <Loading label={words.loading}>
          <Skeleton width="half" />
        </Loading>
      </div>
    )
  const { title, isRunning, startDate, endDate } = data
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={words.title(title)}
        description={words.description}
        path="/figures"
        isUnlisted
      />
      <meta name="referrer" content="no-referrer" />
      <div className="page-head breaks">
        <h1>{words.title(title)}</h1>
        <p className="lead">{words.private}</p>
      </div>
      <div className="stack-l section-tight">
        <p className="row">
          <Badge look={isRunning ? 'good' : undefined}>
            {isRunning ? words.active : words.inactive}
          </Badge>
          <span>{words.runs(dayAndTime(startDate), dayAndTime(endDate))}</span>
        </p>
        <Days of={data} />
        <p>
          {/* Not a link within the app: the browser saves what comes. */}
          <a className="btn" href={figuresFile(key)} download>
            {words.download}
          </a>
        </p>
        <section className="stack" aria-labelledby="how">
          <h2 id="how">{words.howTitle}</h2>
          <p className="narrow">{words.how}</p>
        </section>
      </div>
    </div>
  )
}

function Days({ of: { days, impressions, clicks } }: { of: Figures }) {
  return (
    <table className="figures">
      <caption>{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.shown}</th>
          <th scope="col">{words.clicked}</th>
        </tr>
      </thead>
      <tbody>
        {days.length === 0 && (
          <tr>
            <td colSpan={3}>{words.none}</td>
          </tr>
        )}
        {days.map((one) => (
          <tr key={one.day}>
            <th scope="row">
              <Time of={one.day} />
            </th>
            <td>{words.number(one.impressions)}</td>
            <td>{words.number(one.clicks)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{words.number(impressions)}</td>
          <td>{words.number(clicks)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
