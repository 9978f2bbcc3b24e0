import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { settings } from '../../queries/site.ts'
import { mailLink } from '../../parts/mail-link.ts'
import { callLink } from '../../parts/call-link.ts'
import { words } from './words.ts'

interface ReachUsProps {
  title: string
  /** What people may write or call about, and what we do then. */
  paragraphs: string[]
  /** The subject of the mail. */
  subject: string
}

/** How to reach the people behind the site: by the form, and by what is set (ruling 16). */
export function ReachUs({ title, paragraphs, subject }: ReachUsProps) {
  const { contactEmail, contactPhone } = useSuspenseQuery(settings()).data
  return (
    <section>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className="lone-links">
        <li>
          <Link to="/contact">{words.form}</Link>
        </li>
        {contactEmail && (
          <li>
            {words.email} <a href={mailLink(contactEmail, subject)}>{contactEmail}</a>
          </li>
        )}
        {contactPhone && (
          <li>
            {words.phone} <a href={callLink(contactPhone)}>{contactPhone}</a>
          </li>
        )}
      </ul>
    </section>
  )
}
