import Copy from 'lucide-react/icons/copy'
import { useId, useState } from 'react'
import type { NewLink } from '../../../../shared/checks/provider-answers.ts'
import { useChange } from '../../../notices/use-change.ts'
import { copyText } from '../../../parts/copy-text.ts'
import { Failure } from '../../../parts/failure.tsx'
import { makeLink } from '../../../queries/admin/provider-links.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ExternalLink } from '../../../parts/external-link/external-link.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { words } from './words.ts'

/** A link by which its provider says what is right: copied, sent by WhatsApp from the moderator's own phone, or printed. */
export function AskProvider({ listingId }: { listingId: number }) {
  const [link, setLink] = useState<NewLink>()
  const making = useChange({ ...makeLink(listingId), onSuccess: setLink })
  return (
    <section className="stack-s" aria-labelledby="ask">
      <h3 id="ask">{words.askTitle}</h3>
      <p>{words.askText}</p>
      <Failure of={making} />
      {link ? (
        <Made link={link} />
      ) : (
        <p>
          <Button isBusy={making.isPending} onClick={() => making.mutate({ channel: 'whatsapp' })}>
            {making.isPending ? words.askMaking : words.askMake}
          </Button>
        </p>
      )}
    </section>
  )
}

function Made({ link: { message, whatsapp, sheet } }: { link: NewLink }) {
  const id = useId()
  const [copied, setCopied] = useState<string>()
  const copy = () =>
    void copyText(message).then(
      () => setCopied(words.askCopied),
      () => setCopied(words.askNotCopied),
    )
  return (
    <>
      <Field id={id} label={words.askMessage}>
        {(control) => <textarea {...control} rows={6} readOnly value={message} />}
      </Field>
      <div className="btn-row">
        <Button icon={Copy} onClick={copy}>
          {words.askCopy}
        </Button>
        {whatsapp && <ExternalLink href={whatsapp}>{words.askWhatsapp}</ExternalLink>}
        <ExternalLink href={sheet}>{words.askSheet}</ExternalLink>
      </div>
      <p role="status">{copied}</p>
    </>
  )
}
