import { useEffect, useId, useRef } from 'react'
import type { DefaultValues } from 'react-hook-form'
import type { ContactAnswer, TypedContact } from '../../../shared/contact/contact.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import { readAndClear } from '../../parts/form/read-and-clear.ts'
import { serverMessage } from '../../parts/form/server-message.ts'
import { useForm } from '../../parts/form/use-form.ts'
import { sendMessage } from '../../queries/admin/messages.ts'
import { draftOf, type ContactRequest } from './contact-request.ts'
import { useOwnNames } from './use-own-names.ts'
import { useSpamCheck } from './use-spam-check.ts'

interface ContactFormOptions {
  request: ContactRequest
  /** What is filled in already. */
  values: DefaultValues<TypedContact>
  /** The fields that the server may refuse, in the order they are on the page. */
  asks: readonly (keyof TypedContact)[]
  /** What is sent and not asked for. */
  sent?: Partial<TypedContact>
  refused: RefusedForm | undefined
  onDone: (answer: ContactAnswer, sent: TypedContact) => void
}

/** A form whose sender is no program: it is checked from the moment somebody enters what `frame` surrounds. */
export function useContactForm({
  request,
  values,
  asks,
  sent,
  refused,
  onDone,
}: ContactFormOptions) {
  const trap = `trap${useId()}`
  const check = useSpamCheck()
  const { start } = check
  const form = useForm<TypedContact, ContactAnswer>({
    schema: async () => (await import('../../../shared/contact/contact.ts')).contactInput,
    says: Object.fromEntries(asks.map((name) => [name, serverMessage])),
    values,
    refused: refused?.problem,
    draft: draftOf(request),
    change: sendMessage(async () => ({
      ...sent,
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
  return { form, trap, check, frame: { ref: place, onFocus: start } }
}
