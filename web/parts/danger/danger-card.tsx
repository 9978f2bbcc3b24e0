import Info from 'lucide-react/icons/info'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Phone from 'lucide-react/icons/phone'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Danger } from '../../../shared/search/danger.ts'
import styles from '../../styles/danger.css?url'
import { Arch } from '../../ui/arch.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { DANGER_HEADING } from './heading.ts'
import { callLink } from '../call-link.ts'
import { dangerWords as words } from './words.ts'

/** What a search that tells of danger is answered with first, above the results and never in place of them (ruling 48). */
export function DangerCard({ danger }: { danger: Danger }) {
  const said = useLater(words.danger(danger))
  useEffect(() => {
    // Its code may come after the results, which have taken the focus.
    if (document.activeElement?.matches('h2')) document.getElementById(DANGER_HEADING)?.focus()
  }, [])
  return (
    <>
      <span className="vh" role="status" ref={said} data-at-once="" />
      <link rel="stylesheet" href={styles} precedence="danger" />
      <section
        className={classes('card calm', danger.topic === 'cure' && 'note-sand')}
        aria-labelledby={DANGER_HEADING}
      >
        <div className="card-top">
          <Arch size="icon">
            <Icon of={danger.topic === 'cure' ? Info : LifeBuoy} />
          </Arch>
          <h2 id={DANGER_HEADING} tabIndex={-1}>
            {danger.title}
          </h2>
        </div>
        {danger.text && <p>{danger.text}</p>}
        {danger.calls.length > 0 && (
          <ul className="grid grid-3">
            {danger.calls.map(({ number, when, say }, at) => (
              <li key={number} className="card">
                <strong>{when}</strong>
                <ButtonLink
                  to={callLink(number)}
                  look={at === 0 ? 'primary' : undefined}
                  icon={Phone}
                  className="print"
                >
                  {words.call(number)}
                </ButtonLink>
                <p className="soft small">{say}</p>
              </li>
            ))}
          </ul>
        )}
        <div className="card">
          <strong>{danger.show.title}</strong> {danger.show.text}
        </div>
        {danger.links.map(({ to, label }) => (
          <p key={to}>
            <Link to={to} className="more">
              {label}
            </Link>
          </p>
        ))}
      </section>
    </>
  )
}

/** Only a text that joins a page which already stands is read out. */
function useLater(text: string) {
  const region = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (region.current) region.current.textContent = text
  }, [text])
  return region
}
