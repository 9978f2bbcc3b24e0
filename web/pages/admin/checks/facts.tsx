import { useRef, useState } from 'react'
import type { AskedFact, CheckTask } from '../../../../shared/checks/tasks.ts'
import { fieldsOf, type FactField } from '../../../../shared/listings/fields.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { fieldWords } from '../listings/field-words.ts'
import { Keyed } from '../queue/key.tsx'
import { FactEdit } from './fact-edit.tsx'
import type { Problems } from './problems.ts'
import type { CallInUse, Typed } from './use-call.ts'
import { words } from './words.ts'

interface FactsProps {
  task: CheckTask
  call: CallInUse
  /** What is changed of name, number and addresses waits for a moderator. */
  waits: boolean
  problems: Problems
  /** The number of the fact that is asked, from 0. */
  here: number
  onHere: (here: number) => void
}

/** Each fact with what was said of it; the one that is asked has the keys. */
export function CallFacts({ task, call, waits, problems, here, onHere }: FactsProps) {
  const list = useRef<HTMLOListElement>(null)
  // One that a draft brings is open without having been asked for.
  const [opened, setOpened] = useState<FactField>()
  const known = knownOf(task)
  const values: Typed = { ...known, ...call.typed }
  const last = task.facts.length - 1
  const goTo = (at: number) => {
    const to = Math.min(Math.max(at, 0), last)
    onHere(to)
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' })
  }
  const canBeRight = ({ field }: AskedFact) =>
    textOf(field, known) !== '' && !(field === 'phone' && task.oldNumber?.isWhole === false)
  const allRight = () => {
    const open = task.facts.filter((fact) => canBeRight(fact) && !call.answers[fact.field])
    const right = Object.fromEntries(open.map(({ field }) => [field, 'right' as const]))
    call.say({ answers: { ...call.answers, ...right } })
  }
  return (
    <section aria-labelledby="call-facts">
      <div className="call-facts-head">
        <h2 id="call-facts">{words.facts}</h2>
        <Button aria-keyshortcuts="A" onClick={allRight}>
          <Keyed on="A">{words.allRight}</Keyed>
        </Button>
        <span className="only-wide">
          <Button look="quiet" aria-keyshortcuts="K" onClick={() => goTo(here - 1)}>
            <Keyed on="K">{words.previous}</Keyed>
          </Button>
          <Button look="quiet" aria-keyshortcuts="J" onClick={() => goTo(here + 1)}>
            <Keyed on="J">{words.next}</Keyed>
          </Button>
        </span>
      </div>
      <ol className="call-list" ref={list}>
        {task.facts.map((fact, at) => (
          <li key={fact.field} aria-current={at === here ? 'step' : undefined}>
            <Fact
              {...{ fact, call, waits, problems, values }}
              said={textOf(fact.field, values)}
              canBeRight={canBeRight(fact)}
              isOld={fact.field === 'phone' && task.oldNumber !== null}
              isHere={at === here}
              takesFocus={fact.field === opened}
              onAnswer={(answer) => {
                call.answer(fact.field, answer)
                setOpened(answer === 'corrected' ? fact.field : undefined)
                if (answer === 'right' || answer === 'unknown') goTo(at + 1)
                else onHere(at)
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface FactProps {
  fact: AskedFact
  call: CallInUse
  waits: boolean
  problems: Problems
  values: Typed
  said: string
  canBeRight: boolean
  /** No visitor sees it yet. */
  isOld: boolean
  isHere: boolean
  takesFocus: boolean
  onAnswer: (answer: 'right' | 'corrected' | 'unknown' | undefined) => void
}

function Fact({
  fact,
  call,
  waits,
  problems,
  values,
  said,
  canBeRight,
  isOld,
  isHere,
  takesFocus,
  onAnswer,
}: FactProps) {
  const { field, awaits } = fact
  const answer = call.answers[field]
  const key = (name: string) => (isHere ? { 'aria-keyshortcuts': name } : {})
  const label = (text: string, on: string) => (isHere ? <Keyed on={on}>{text}</Keyed> : text)
  const name = field === 'ageGroups' ? words.ages : fieldWords[field]
  return (
    <>
      <div>
        <span>
          {name} <span className="soft">{sourceOf(fact)}</span>
        </span>
        <strong className="block">{said || words.unknown}</strong>
        {isOld && <span className="soft small block">{words.oldNumber}</span>}
        {awaits && <span className="soft small block">{words.awaits(awaits)}</span>}
        {answer === 'corrected' && (
          <FactEdit
            {...{ field, values, waits, problems, takesFocus }}
            onType={(typed) => call.say({ typed: { ...call.typed, ...typed } })}
          />
        )}
      </div>
      <div className="ask-acts" role="group" aria-label={name}>
        {answer ? (
          <>
            <strong>{words.said[answer]}</strong>
            <Button look="quiet" onClick={() => onAnswer(undefined)}>
              {words.undo}
            </Button>
          </>
        ) : (
          <>
            {canBeRight && (
              <Button {...key('1')} onClick={() => onAnswer('right')}>
                {label(words.right, '1')}
              </Button>
            )}
            <Button {...key('2')} onClick={() => onAnswer('corrected')}>
              {label(said ? words.change : words.add, '2')}
            </Button>
            <Button {...key('3')} onClick={() => onAnswer('unknown')}>
              {label(words.notKnown, '3')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** What a call asks about: where no number is shown, the old one. */
export const knownOf = ({ listing: { values }, oldNumber }: CheckTask): Typed =>
  oldNumber ? { ...values, phone: oldNumber.text } : values

function sourceOf({ checkedOn, sourceDate, lastOutcome }: AskedFact): string {
  if (checkedOn) return words.checked(checkedOn)
  if (sourceDate) return words.read(sourceDate)
  return lastOutcome ? '' : words.neverAsked
}

/** All that a fact says, in words; ages as they were told, or else the groups we sort them into. */
const textOf = (field: FactField, values: Typed): string =>
  (field === 'ageGroups' && values.ages ? (['ages'] as const) : fieldsOf(field))
    .flatMap((name) => {
      const value = values[name]
      const parts: unknown[] = Array.isArray(value) ? value : [value]
      return parts.flatMap((part) =>
        typeof part === 'string' && part !== '' ? sayOption(name, part) : [],
      )
    })
    .join(', ')
