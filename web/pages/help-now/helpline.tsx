import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import type { HelplineFacts } from '../../parts/helplines/helplines.ts'
import { helplineWords } from '../../parts/helplines/words.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { callLink } from '../../parts/call-link.ts'
import { classes } from '../../ui/classes.ts'

interface HelplineProps {
  id: string
  /** The number to dial. The emergency number is a setting, so it can differ from the one in the sources. */
  number: string
  of: HelplineFacts
  /** The one to call first. */
  isFirst?: boolean
  /** When to call it, and what it is. */
  children: ReactNode
}

/** When to call, and the number alone (ruling 57): where it comes from is at the end of the page. */
export function Helpline({ id, number, of: facts, isFirst, children }: HelplineProps) {
  return (
    <section className={classes('call', isFirst && 'call-first')} aria-labelledby={id}>
      <h2 id={id}>{helplineWords.titles[facts.title]}</h2>
      <p>{children}</p>
      <ButtonLink
        to={callLink(number)}
        look={isFirst ? 'primary' : undefined}
        icon={Phone}
        isWide
        className="print"
      >
        {helplineWords.call(number)}
      </ButtonLink>
    </section>
  )
}
