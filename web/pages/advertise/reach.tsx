import { useSuspenseQuery } from '@tanstack/react-query'
import { mailLink } from '../../parts/mail-link.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { settings } from '../../queries/site.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { words } from './words.ts'

const TRAIL = [{ to: '/', label: words.home }]

/** The policy on advertising. Its file is not named so, because content blockers would not let a browser fetch it. */
export function Reach() {
  const { contactEmail } = useSuspenseQuery(settings()).data
  return (
    <div className="wrap">
      <PageHead title={words.title} description={words.description} path="/advertise" />
      <div className="page-head">
        <Breadcrumbs label={words.breadcrumbs} trail={TRAIL} here={words.here} />
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="stack-l">
        {words.parts.map(({ id, title, points = [], paragraphs = [] }) => (
          <section key={id} className="prose" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section className="prose" aria-labelledby="ask">
          <h2 id="ask">{words.ask}</h2>
          <p>{words.askText}</p>
          <p>
            <ButtonLink to="/contact" look="primary">
              {words.contact}
            </ButtonLink>
          </p>
          {contactEmail && (
            <p>
              {words.orMail} <a href={mailLink(contactEmail, words.subject)}>{contactEmail}</a>
            </p>
          )}
        </section>
      </div>
    </div>
  )
}
