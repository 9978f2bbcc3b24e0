import { useEffect } from 'react'
import { Link } from 'react-router'
import type { ContactStep } from '../../../shared/contact/rules.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Note } from '../../ui/note.tsx'
import { Steps } from '../../ui/form/steps.tsx'
import { words } from './words.ts'

const ENDS = {
  sent: { look: 'good', title: words.sentTitle, text: words.sentText, next: words.sentNext },
  confirm: {
    look: 'info',
    title: words.confirmTitle,
    text: words.confirmText,
    next: words.confirmNext,
  },
  already: { look: 'good', title: words.alreadyTitle, text: words.alreadyText, next: undefined },
  'too-late': { look: 'warn', title: words.tooLateTitle, text: words.tooLateText, next: undefined },
} as const

interface ReceivedProps {
  step: ContactStep
  /** The form again. */
  onAgain: () => void
}

/** The clear end: what has become of the message, and what happens next. */
export function Received({ step, onAgain }: ReceivedProps) {
  const { look, title, text, next } = ENDS[step]
  useEffect(() => document.getElementById('step')?.focus(), [])
  return (
    <section className="stack" aria-labelledby="step">
      <h2 id="step" tabIndex={-1}>
        {title}
      </h2>
      <Note look={look}>
        <p>{text}</p>
      </Note>
      {next && <Steps steps={next} />}
      <div className="btn-row">
        <ButtonLink to="/">{words.toHome}</ButtonLink>
        <Link className="more" to="/contact" onClick={onAgain}>
          {words.another}
        </Link>
      </div>
    </section>
  )
}
