import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RefusedForm } from '../../../shared/errors.ts'
import { EVENT_GROUPS, EventFields } from '../../parts/event/event-fields.tsx'
import { formWords } from '../../parts/event/form-words.ts'
import { ContentClosed } from '../../parts/content-closed.tsx'
import { FormKey } from '../../parts/form-key.tsx'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { useForm } from '../../parts/form/use-form.ts'
import { words as formErrors } from '../../parts/form/words.ts'
import { useRefusedForm } from '../../parts/form/use-refused-form.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { SignInFirst } from '../../parts/sign-in-first.tsx'
import { useTakenFocus } from '../../parts/use-taken-focus.ts'
import { proposeEvent } from '../../queries/events/changes.ts'
import { settings } from '../../queries/site.ts'
import { PageTop } from '../../parts/page-head/page-top.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { GroupList } from '../../ui/form/group-list.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Note } from '../../ui/note.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useVisitor } from '../../visitor.tsx'
import { proposeWords } from './propose-words.ts'
import { words } from './words.ts'

const TRAIL = [{ to: '/events', label: words.title }]

/** Anybody with an account proposes an event; an admin reads it first (ruling 28). */
export function ProposeEvent() {
  const { takesContent } = useSuspenseQuery(settings()).data
  const refused = useRefusedForm()
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={refused ? formErrors.titlePrefix + words.propose : words.propose}
        description={proposeWords.proposeDescription}
        path="/events/new"
        isUnlisted
      />
      <PageTop trail={TRAIL} here={words.propose} lead={takesContent && proposeWords.proposeLead} />
      {takesContent ? <Proposing refused={refused} /> : <ContentClosed of="events" />}
    </div>
  )
}

interface Refused {
  /** As it was sent without script, and why it was refused. */
  refused: RefusedForm | undefined
}

function Proposing({ refused }: Refused) {
  const { state } = useVisitor()
  const [params] = useSearchParams()
  const [isSent, setSent] = useState(params.get('step') === 'sent')
  if (state === 'guest') return <SignInFirst>{proposeWords.signInToPropose}</SignInFirst>
  if (state === 'loading')
    return (
      <Loading label={words.loading}>
        <Skeleton width="half" />
      </Loading>
    )
  if (isSent) return <Sent onAnother={() => setSent(false)} />
  return (
    <div className="with-side">
      <GroupList label={proposeWords.groups} groups={EVENT_GROUPS} isWideOnly />
      <div className="wide-form">
        <ProposalForm refused={refused} onSent={() => setSent(true)} />
      </div>
    </div>
  )
}

interface ProposalFormProps extends Refused {
  onSent: () => void
}

function ProposalForm({ refused, onSent }: ProposalFormProps) {
  const form = useForm({
    refused: refused?.problem,
    values: refused?.fields,
    schema: async () => (await import('../../../shared/events/input.ts')).eventInput,
    says: formWords.says,
    draft: 'event-proposal',
    change: proposeEvent(),
    onDone: onSent,
  })
  return (
    <Form of={form} action="/events/new">
      <FormKey />
      <EventFields of={form} />
      <p className="soft small">{proposeWords.draftKept}</p>
      <FormSubmit of={form} busy={proposeWords.sending}>
        {proposeWords.send}
      </FormSubmit>
    </Form>
  )
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const heading = useTakenFocus<HTMLHeadingElement>()
  return (
    <div className="stack">
      <Note look="good" role="status">
        <h2 ref={heading} tabIndex={-1}>
          {proposeWords.sent}
        </h2>
        <p>{proposeWords.sentMore}</p>
      </Note>
      <p>
        <MoreLink to="/dashboard/listings" hasArrow>
          {proposeWords.sentLink}
        </MoreLink>
      </p>
      <p>
        <ButtonLink to="/events/new" onClick={onAnother}>
          {proposeWords.another}
        </ButtonLink>
      </p>
    </div>
  )
}
