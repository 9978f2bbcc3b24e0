import { HelplineSource } from './helpline-source.tsx'
import { CHILDREN, EMERGENCY, MENTAL_HEALTH } from '../../parts/helplines/helplines.ts'
import { helplineWords } from '../../parts/helplines/words.ts'
import { words } from './words.ts'

/** Where each number was read. The emergency number is a setting: another one than the source's has none. */
export function HelplineSources({ emergencyNumber }: { emergencyNumber: string }) {
  return (
    <section className="stack-s" aria-labelledby="sources">
      <h2 id="sources">{helplineWords.sources}</h2>
      <dl className="number-sources">
        {[EMERGENCY, CHILDREN, MENTAL_HEALTH].map((helpline) => {
          const number = helpline === EMERGENCY ? emergencyNumber : helpline.number
          return (
            <div key={helpline.title}>
              <dt>{number}</dt>
              <dd>
                {number === helpline.number ? (
                  <HelplineSource of={helpline} />
                ) : (
                  <p className="soft small">{words.ownNumber}</p>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
