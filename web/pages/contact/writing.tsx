import { useState } from 'react'
import type { ContactAnswer, ContactForm, TypedContact } from '../../../shared/contact/contact.ts'
import type { ContactStep } from '../../../shared/contact/rules.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import { isReport, type ContactRequest } from './contact-request.ts'
import { MessageForm } from './message-form.tsx'
import { Received } from './received.tsx'
import { ReportForm } from './report-form.tsx'
import { Reported } from './reported.tsx'

interface WritingProps {
  request: ContactRequest
  begun: ContactForm
  refused: RefusedForm | undefined
}

/** The form, or what has become of what was written in it. */
export function Writing({ request, begun, refused }: WritingProps) {
  const [step, setStep] = useState<ContactStep | undefined>(request.step)
  const [reported, setReported] = useState<{ follow: string; hasEmail: boolean }>()
  const { listing } = begun
  const onDone = ({ follow, state }: ContactAnswer, { email }: TypedContact) => {
    setReported(follow ? { follow, hasEmail: Boolean(email) } : undefined)
    setStep(state === 'sent' ? 'sent' : 'confirm')
  }
  if (reported && listing) return <Reported {...reported} listingId={listing.id} />
  if (step) return <Received step={step} onAgain={() => setStep(undefined)} />
  const form = { request, begun, refused, onDone }
  if (listing && isReport(request, begun)) return <ReportForm listing={listing} {...form} />
  return <MessageForm {...form} />
}
