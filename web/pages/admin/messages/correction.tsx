import type { ReactNode } from 'react'
import type { Message } from '../../../../shared/contact/contact.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { Note } from '../../../ui/note.tsx'
import { MarkedWords } from '../kit/marked-words.tsx'
import { words } from './words.ts'

interface CorrectionProps {
  correction: NonNullable<Message['correction']>
}

/** The fact that is wrong: what the sender saw, what the page says where that has changed since, and what is right. */
export function Correction({ correction: { field, seen, right, now } }: CorrectionProps) {
  const isStill = seen === now
  const say = (value: string) => sayOption(field, value)
  return (
    <>
      <dl className="differences">
        <div className="difference">
          <dt>{words.facts[field]}</dt>
          <Side label={isStill ? words.seenStill : words.seen}>
            {seen ? say(seen) : words.nothing}
          </Side>
          {!isStill && <Side label={words.now}>{now ? say(now) : words.nothing}</Side>}
          <Side label={words.right}>
            {right ? (
              <MarkedWords was={now ? say(now) : ''} is={say(right)} />
            ) : (
              <span className="soft">{words.notKnown}</span>
            )}
          </Side>
        </div>
      </dl>
      {field === 'phone' && now && (
        <Note>
          <p>
            {words.callFirst} <a href={`tel:${now.replaceAll(' ', '')}`}>{now}</a>
          </p>
        </Note>
      )}
    </>
  )
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dd>
      <span className="soft small block">{label}</span>
      <span className="as-typed">{children}</span>
    </dd>
  )
}
