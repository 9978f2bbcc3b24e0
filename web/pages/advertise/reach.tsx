import { useSuspenseQuery } from '@tanstack/react-query'
import { mailLink } from '../../parts/mail-link.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { settings } from '../../queries/site.ts'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { words } from './words.ts'

/** The policy on advertising. Its file is not named so, because content blockers would not let a browser fetch it. */
export function Reach() {
  const { contactEmail } = useSuspenseQuery(settings()).data
  return (
    <div className="wrap">
      <PageHead title={words.title} description={words.description} path="/advertise" />
      <PageTop here={words.here} title={words.title} lead={words.lead} />
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
