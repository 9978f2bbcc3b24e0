import { Link } from 'react-router'
import type { ContactAnswer, ContactForm, TypedContact } from '../../../shared/contact/contact.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { FormField } from '../../parts/form/form-field.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import type { FormInUse } from '../../parts/form/use-form.ts'
import { CONTACT_FORM } from '../../queries/admin/messages.ts'
import { Note } from '../../ui/note.tsx'
import { begin, toQuery, type ContactRequest } from './contact-request.ts'
import { SpamCheck } from './spam-check.tsx'
import { Trap } from './trap.tsx'
import { useContactForm } from './use-contact-form.ts'
import { words } from './words.ts'

interface MessageFormProps {
  request: ContactRequest
  begun: ContactForm
  refused: RefusedForm | undefined
  onDone: (answer: ContactAnswer, sent: TypedContact) => void
}

export function MessageForm({ request, begun, refused, onDone }: MessageFormProps) {
  const values = begin(request, begun, refused?.fields)
  const { form, trap, check, frame } = useContactForm({
    request,
    values,
    asks: ['name', 'email', 'phone', 'subject', 'message'],
    refused,
    onDone,
  })
  return (
    <div className="stack-l wide-form" {...frame}>
      <noscript>
        <Note>
          <p>{begun.hasMail ? words.withoutScript : words.closedWithoutScript}</p>
        </Note>
      </noscript>
      {begun.listing && (
        <Note>
          <p>
            {words.aboutListing}{' '}
            <Link to={`/listing/${begun.listing.id}`}>{begun.listing.name}</Link>
          </p>
        </Note>
      )}
      <Form of={form} action={`${CONTACT_FORM}?${toQuery(request)}`}>
        <input type="hidden" name="kind" value={values.kind} />
        <input type="hidden" name="listingId" value={values.listingId ?? ''} />
        <div className="pair">
          <FormField of={form} name="name" label={words.name}>
            {(control) => (
              <input {...control} type="text" autoComplete="name" maxLength={LIMITS.personName} />
            )}
          </FormField>
          <FormField of={form} name="email" label={words.email} hint={words.emailHint}>
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
        </div>
        <Letter of={form} />
        <Trap id={trap} />
        <SpamCheck of={check} />
        <FormSubmit of={form} busy={words.sending}>
          {words.send}
        </FormSubmit>
      </Form>
    </div>
  )
}

function Letter({ of }: { of: FormInUse<TypedContact> }) {
  return (
    <>
      <FormField of={of} name="phone" label={words.phone} hint={words.phoneHint} isOptional>
        {(control) => <input {...control} type="tel" autoComplete="tel" maxLength={LIMITS.phone} />}
      </FormField>
      <FormField of={of} name="subject" label={words.subject}>
        {(control) => (
          <input {...control} type="text" maxLength={LIMITS.subject} autoComplete="off" />
        )}
      </FormField>
      <FormField of={of} name="message" label={words.message} hint={words.messageHint}>
        {(control) => <textarea {...control} rows={6} />}
      </FormField>
    </>
  )
}
