import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { settings } from '../../queries/site.ts'
import { CHILDREN, EMERGENCY, MENTAL_HEALTH } from './helplines.ts'
import { callLink } from '../call-link.ts'
import { helplineWords as words } from './words.ts'

/** The numbers of /help-now in a few lines: when to call which. Where each was read is said there (ruling 57). */
export function HelplineList() {
  const { emergencyNumber } = useSuspenseQuery(settings()).data
  return (
    <>
      <ul className="lone-links">
        {[{ ...EMERGENCY, dials: emergencyNumber }, CHILDREN, MENTAL_HEALTH].map((helpline) => {
          const number = 'dials' in helpline ? helpline.dials : helpline.number
          return (
            <li key={helpline.title}>
              {words.titles[helpline.title]}
              {': '}
              <a href={callLink(number)}>{words.call(number)}</a>
            </li>
          )
        })}
      </ul>
      <p className="small lone-links">
        <Link to="/help-now#sources">{words.sources}</Link>
      </p>
    </>
  )
}
