import { useSuspenseQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { Link } from 'react-router'
import type { CallsWanted } from '../../../shared/checks/calls.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { callsWanted } from '../../queries/site.ts'
import styles from '../../styles/calls.css?url'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { Button } from '../../ui/button/button.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { words } from './calls-words.ts'

/** A list to print, for who would like to call: numbers that nobody has confirmed, and room for what was said. */
export function Calls() {
  const calls = useSuspenseQuery(callsWanted()).data
  return (
    <div className="wrap">
      <link rel="stylesheet" href={styles} precedence="calls" />
      <PageHead title={words.title} description={words.description} path="/coverage/calls" />
      <PageTop
        trail={[{ to: '/coverage', label: words.coverage }]}
        here={words.title}
        lead={calls.length > 0 ? words.lead : words.none}
      />
      <div className="stack">
        {calls.length > 0 && (
          <>
            <section className="prose" aria-labelledby="ask">
              <h2 id="ask">{words.ask}</h2>
              <ol>
                {words.questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ol>
              <p>{words.manners}</p>
            </section>
            <p>
              <Button look="quiet" icon={Printer} data-print="" className="until-script">
                {words.print}
              </Button>
            </p>
            <List of={calls} />
          </>
        )}
        <p>
          <MoreLink to="/contact">{words.send}</MoreLink>
        </p>
      </div>
    </div>
  )
}

const List = ({ of }: { of: CallsWanted }) => (
  <table className="calls">
    <thead>
      <tr>
        {words.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {of.map(({ id, name, town, region, phone, phoneText }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`/listing/${id}`}>{name}</Link>
            <span className="block soft">{town ?? region}</span>
          </th>
          <td>
            <a href={`tel:${phone}`}>{phoneText ?? phone}</a>
          </td>
          <td>{words.yesOrNo}</td>
          <td>{words.yesOrNo}</td>
          <td>{words.aDay}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
