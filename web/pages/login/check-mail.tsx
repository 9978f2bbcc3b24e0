import MailCheck from 'lucide-react/icons/mail-check'
import { useEffect, useRef } from 'react'
import { MailIsOut } from '../../parts/mail-is-out.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/note.tsx'
import { NothingCame } from './nothing-came.tsx'
import { words } from './words.ts'

interface CheckMailProps {
  email: string
  /** What to do with the link, and how long it works. */
  opens: string
  onAgain: () => void
}

/** The same for an address that is known and one that is not (ruling 20). */
export function CheckMail({ email, opens, onAgain }: CheckMailProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Note look="good" icon={MailCheck}>
        <h2 className="note-title" ref={heading} tabIndex={-1}>
          {words.sentTitle}
        </h2>
        <MailIsOut text={words.sentTo(email)} />
        <p>{opens}</p>
      </Note>
      <NothingCame>
        <Button onClick={onAgain}>{words.tryAgain}</Button>
      </NothingCame>
    </>
  )
}
