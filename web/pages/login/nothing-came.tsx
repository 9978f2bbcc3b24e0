import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { settings } from '../../queries/site.ts'
import { Steps } from '../../ui/form/steps.tsx'
import { words } from './words.ts'

/** What to look at when an email is not there; on trial there is no inbox, so only the address can be wrong. */
export function NothingCame({ children }: { children?: ReactNode }) {
  const { isOnTrial } = useSuspenseQuery(settings()).data
  return (
    <section className="stack" aria-labelledby="nothing-came">
      <h2 id="nothing-came">{isOnTrial ? words.nothingPrinted : words.nothingCame}</h2>
      {isOnTrial ? (
        <p>{words.checkAddress}</p>
      ) : (
        <Steps steps={[...words.nothingCameSteps, words.checkAddress]} />
      )}
      {children}
    </section>
  )
}
