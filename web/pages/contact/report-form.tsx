import { Link } from 'react-router'
import type { ContactAnswer, ContactForm, TypedContact } from '../../../shared/contact/contact.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { reportKinds } from '../../../shared/reports/rules.ts'
import { FormField } from '../../parts/form/form-field.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { CONTACT_FORM } from '../../queries/admin/messages.ts'
import { Note } from '../../ui/note.tsx'
import { begin, correctedFact, toQuery, type ContactRequest } from './contact-request.ts'
import { Correction } from './correction.tsx'
import { SpamCheck } from './spam-check.tsx'
import { Trap } from './trap.tsx'
import { useContactForm } from './use-contact-form.ts'
import { WhatIsWrong } from './what-is-wrong.tsx'
import { words } from './words.ts'

interface ReportFormProps {
  request: ContactRequest
  begun: ContactForm
  listing: NonNullable<ContactForm['listing']>
  refused: RefusedForm | undefined
  onDone: (answer: ContactAnswer, sent: TypedContact) => void
}

/** "Something wrong here?": what is wrong, and what is right, where they know it. */
export function ReportForm({ request, begun, listing, refused, onDone }: ReportFormProps) {
  const values = { ...begin(request, begun, refused?.fields), name: '' }
  const corrected = correctedFact(request, begun)
  const more = words.more[!corrected ? 'listing' : corrected.value ? 'wrong' : 'missing']
  const { form, trap, check, frame } = useContactForm({
    request,
    values,
    asks: ['report', 'right', 'message', 'email'],
    // Nobody is asked for it here.
    sent: { name: '' },
    refused,
    onDone,
  })
  return (
    <div className="stack-l wide-form" {...frame}>
      <noscript>
        <Note>
          <p>{begun.hasMail ? words.hearWithoutScript : words.closedWithoutScript}</p>
        </Note>
      </noscript>
      <Form of={form} action={`${CONTACT_FORM}?${toQuery(request)}`}>
        <input type="hidden" name="kind" value={values.kind} />
        <input type="hidden" name="listingId" value={values.listingId ?? ''} />
        <input type="hidden" name="field" value={corrected?.field ?? ''} />
        <input type="hidden" name="seen" value={values.seen ?? ''} />
        <input type="hidden" name="subject" value={values.subject} />
        {corrected ? (
          <Correction of={form} listing={listing} corrected={corrected} />
        ) : (
          <>
            <p>
              {words.aboutListing} <Link to={`/listing/${listing.id}`}>{listing.name}</Link>
            </p>
            <WhatIsWrong of={form} kinds={reportKinds(null)} legend={words.whatIsIt} />
          </>
        )}
        <FormField of={form} name="message" label={more.label} hint={more.hint} isOptional>
          {(control) => <textarea {...control} rows={3} />}
        </FormField>
        <FormField
          of={form}
          name="email"
          label={words.hear}
          hint={
            <>
              {words.hearHint} <span className="with-script">{words.hearElse}</span>
            </>
          }
          isOptional
        >
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={LIMITS.email}
            />
          )}
        </FormField>
        <Trap id={trap} />
        <SpamCheck of={check} />
        <FormSubmit of={form} busy={words.sending}>
          {words.sendReport}
        </FormSubmit>
      </Form>
    </div>
  )
}
