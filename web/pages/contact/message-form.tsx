import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import type { ContactAnswer, ContactForm, TypedContact } from '../../../shared/contact/contact.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { serverMessage } from '../../parts/form/server-message.ts'
import { FormField } from '../../parts/form/form-field.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { readAndClear } from '../../parts/form/read-and-clear.ts'
import { useForm, type FormInUse } from '../../parts/form/use-form.ts'
import { CONTACT_FORM, sendMessage } from '../../queries/admin/messages.ts'
import { Note } from '../../ui/note.tsx'
import { useVisitor } from '../../visitor.tsx'
import { begin, correctedFact, draftOf, type ContactRequest } from './contact-request.ts'
import { Correction } from './correction.tsx'
import { SpamCheck } from './spam-check.tsx'
import { useSpamCheck } from './use-spam-check.ts'
import { words } from './words.ts'

interface MessageFormProps {
  request: ContactRequest
  begun: ContactForm
  refused: RefusedForm | undefined
  onDone: (answer: ContactAnswer) => void
}

export function MessageForm({ request, begun, refused, onDone }: MessageFormProps) {
  const values = begin(request, begun, refused?.fields)
  const corrected = correctedFact(request, begun)
  const trap = `trap${useId()}`
  const check = useSpamCheck()
  const { start } = check
  const form = useForm<TypedContact, ContactAnswer>({
    schema: async () => (await import('../../../shared/contact/contact.ts')).contactInput,
    says: {
      name: serverMessage,
      email: serverMessage,
      phone: serverMessage,
      subject: serverMessage,
      message: serverMessage,
      right: serverMessage,
    },
    values,
    refused: refused?.problem,
    draft: draftOf(request),
    change: sendMessage(async () => ({
      homepage: readAndClear(document.getElementById(trap)),
      altcha: await check.prove(),
    })),
    onDone,
  })
  useOwnNames(form)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Its code came because somebody entered it.
    if (place.current?.contains(document.activeElement)) start()
  }, [start])
  return (
    <div className="stack-l wide-form" ref={place} onFocus={start}>
      <noscript>
        <Note>
          <p>{begun.hasMail ? words.withoutScript : words.closedWithoutScript}</p>
        </Note>
      </noscript>
      {begun.listing && !corrected && (
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
        {corrected && begun.listing && (
          <>
            <input type="hidden" name="field" value={corrected.field} />
            <input type="hidden" name="seen" value={values.seen ?? ''} />
            <input type="hidden" name="subject" value={values.subject} />
            <Correction of={form} listing={begun.listing} corrected={corrected} />
          </>
        )}
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
        {!corrected && <Letter of={form} />}
        {/* Nobody sees, hears or reaches it; a program that fills in every field does. */}
        <div className="trap" aria-hidden="true">
          <label htmlFor={trap}>{words.trap}</label>
          <input id={trap} type="text" name="homepage" tabIndex={-1} autoComplete="off" />
        </div>
        <SpamCheck of={check} />
        <FormSubmit of={form} busy={words.sending}>
          {words.send}
        </FormSubmit>
      </Form>
    </div>
  )
}

/** What is asked of a message that is no correction. */
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
        {(control) => <textarea {...control} rows={8} maxLength={LIMITS.message} />}
      </FormField>
    </>
  )
}

/** People who are signed in need not type it. What was typed stays. */
function useOwnNames({ getValues, fill }: FormInUse<TypedContact>) {
  const { user } = useVisitor()
  useEffect(() => {
    if (!user) return
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
    if (name && !getValues('name')) fill('name', name)
    if (!getValues('email')) fill('email', user.email)
    // Once, when it is known who it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [user])
}

/** Without script the answer is a page at this address, about the same thing. */
const toQuery = ({ kind, listing, field, search }: ContactRequest) =>
  new URLSearchParams(
    Object.entries({ kind, listing, field, search }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  )
