import { useSuspenseQuery } from '@tanstack/react-query'
import { settings } from '../../queries/site.ts'
import { HelplineSource } from './helpline-source.tsx'
import { CHILDREN, EMERGENCY, MENTAL_HEALTH } from './helplines.ts'
import { helplineWords as words } from './words.ts'

/** The numbers of /help-now in a few lines: when to call which, and where each was read. */
export function HelplineList() {
  const { emergencyNumber } = useSuspenseQuery(settings()).data
  return (
    <ul className="stack-s">
      {[{ ...EMERGENCY, dials: emergencyNumber }, CHILDREN, MENTAL_HEALTH].map((helpline) => {
        const number = 'dials' in helpline ? helpline.dials : helpline.number
        return (
          <li key={helpline.title}>
            <p>
              {words.titles[helpline.title]}
              {': '}
              <a href={`tel:${number.replaceAll(/[ -]/g, '')}`}>{words.call(number)}</a>
            </p>
            {number === helpline.number ? (
              <HelplineSource of={helpline} />
            ) : (
              <p className="soft small">{words.ownNumber}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
