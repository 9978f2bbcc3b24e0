import type { ReactNode } from 'react'
import { RISKY_FACTS } from '../../../../shared/checks/rules.ts'
import type { CorrectedField } from '../../../../shared/contact/rules.ts'
import type { Report } from '../../../../shared/reports/reports.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { correctedFields } from '../../../parts/listing/corrected-field-words.ts'
import { Note } from '../../../ui/note.tsx'
import { MarkedWords } from '../kit/marked-words.tsx'
import { isRightNow, rightsOf } from './rights.ts'
import { callLink } from '../../../parts/call-link.ts'
import { words } from './words.ts'

/** The fact that is wrong: what they saw, what the page says where that has changed since, and what is right. */
export function Sides({ report, field }: { report: Report; field: CorrectedField }) {
  const { seen, now, hasChanged, state } = report
  // Of one that is answered nothing is left to do.
  const isOpen = state === 'open'
  const rights = rightsOf(report)
  const say = (value: string | null) => (value ? sayOption(field, value) : words.nothing)
  return (
    <>
      <dl className="differences">
        <div className="difference">
          <dt>{correctedFields[field]}</dt>
          <Side label={hasChanged ? words.seen : words.seenStill}>{say(seen)}</Side>
          {hasChanged && <Side label={`${words.hasChanged}. ${words.now}`}>{say(now)}</Side>}
          <Side label={words.right}>
            {rights.length === 0 && <span className="soft">{words.notKnown}</span>}
            {rights.map(({ right }) => (
              <span key={right} className="block">
                <MarkedWords was={now ? say(now) : ''} is={say(right)} />
              </span>
            ))}
          </Side>
        </div>
      </dl>
      {isOpen && isRightNow(report) && <p>{words.isRightNow}</p>}
      {isOpen && !isRightNow(report) && RISKY_FACTS.has(field) && (
        <Note>
          <p>
            {field === 'phone' && now ? (
              <>
                {words.callFirst} <a href={callLink(now)}>{now}</a>
              </>
            ) : (
              words.askFirst
            )}
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
