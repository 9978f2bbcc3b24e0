import { useState } from 'react'
import type { ContactForm } from '../../../shared/contact/contact.ts'
import type { ContactStep } from '../../../shared/contact/rules.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import type { Asked } from './asked.ts'
import { MessageForm } from './message-form.tsx'
import { Received } from './received.tsx'

/** The form, or what has become of what was written in it. */
export function Writing({
  asked,
  begun,
  refused,
}: {
  asked: Asked
  begun: ContactForm
  refused: RefusedForm | undefined
}) {
  const [step, setStep] = useState<ContactStep | undefined>(asked.step)
  if (step) return <Received step={step} onAgain={() => setStep(undefined)} />
  return (
    <MessageForm
      asked={asked}
      begun={begun}
      refused={refused}
      onDone={({ state }) => setStep(state === 'sent' ? 'sent' : 'confirm')}
    />
  )
}
