import type { Mail } from '../../../../shared/admin/mails.ts'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { number } from '../../../../shared/formats/numbers.ts'
import { Note } from '../../../ui/note.tsx'
import { ItemBody, ItemHead } from '../queue/item.tsx'
import { Pairs } from '../queue/pairs.tsx'
import { words } from './words.ts'

/** One email: to whom, what became of it, and why it can or cannot leave any more. Its text is never shown (ruling 19). */
export function MailItem({ mail }: { mail: Mail }) {
  const { kind, recipient, createdAt, state, tries, error, sentAt, nextTryAt } = mail
  const facts = [
    [sentAt ? words.sent : words.state, sentAt ? dayAndTime(sentAt) : words.states[state]],
    [words.nextTry, nextTryAt && dayAndTime(nextTryAt)],
    [words.tries, number(tries)],
    [words.text, words.texts[state]],
  ] as const
  return (
    <>
      <ItemHead title={words.kinds[kind]}>{words.toAt(recipient, dayAndTime(createdAt))}</ItemHead>
      <ItemBody>
        {error && (
          <Note look={state === 'failed' ? 'bad' : 'warn'}>
            <p>
              <strong>{state === 'failed' ? words.givenUp : words.notYet}</strong> {error}
            </p>
          </Note>
        )}
        <Pairs of={facts} />
      </ItemBody>
    </>
  )
}
