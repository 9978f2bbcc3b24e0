import { useState } from 'react'
import type { ContactForm } from '../../../shared/contact/contact.ts'
import type { ContactStep } from '../../../shared/contact/rules.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import { correctedFact, type ContactRequest } from './contact-request.ts'
import { MessageForm } from './message-form.tsx'
import { Received } from './received.tsx'

/** The form, or what has become of what was written in it. */
export function Writing({
  request,
  begun,
  refused,
}: {
  request: ContactRequest
  begun: ContactForm
  refused: RefusedForm | undefined
}) {
  const [step, setStep] = useState<ContactStep | undefined>(request.step)
  const corrected = correctedFact(request, begun) && begun.listing?.id
  if (step) return <Received step={step} corrected={corrected} onAgain={() => setStep(undefined)} />
  return (
    <MessageForm
      request={request}
      begun={begun}
      refused={refused}
      onDone={({ state }) => setStep(state === 'sent' ? 'sent' : 'confirm')}
    />
  )
}
