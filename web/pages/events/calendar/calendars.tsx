import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../words.ts'

/** The events as calendars: one that a calendar program reads again on its own, and one that is a file. */
export function Calendars({ publicUrl }: { publicUrl: string }) {
  const subscribed = publicUrl.replace(/^https?:/, 'webcal:')
  return (
    <section className="stack-s" aria-labelledby="calendars">
      <h2 id="calendars">{words.calendars}</h2>
      <p>{words.calendarsMore}</p>
      <ul className="stack-s">
        {words.feeds.map(({ path, name }) => (
          <li key={path}>
            <p>
              <strong>{name}</strong>
            </p>
            <p className="btn-row">
              <a className="more" href={subscribed + path}>
                {words.subscribe}
                <VisuallyHidden>{words.to(name)}</VisuallyHidden>
              </a>
              <a className="more" href={path}>
                {words.file}
                <VisuallyHidden>{words.to(name)}</VisuallyHidden>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
