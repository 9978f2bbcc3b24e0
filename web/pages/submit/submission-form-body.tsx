import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TypedSubmission } from '../../../shared/submissions/submissions.ts'
import type { User } from '../../../shared/accounts/users.ts'
import { LIMITS } from '../../../shared/limits.ts'
import { ConsentLine } from '../../parts/consent-line.tsx'
import { FormKey } from '../../parts/form-key.tsx'
import { FormSubmit } from '../../parts/form/form-submit.tsx'
import { Form } from '../../parts/form/form.tsx'
import { PictureField } from '../../parts/form/picture-field.tsx'
import type { FormInUse } from '../../parts/form/use-form.ts'
import { sendPicture } from '../../queries/submissions.ts'
import { Button } from '../../ui/button/button.tsx'
import { shortDate } from '../../../shared/formats/dates.ts'
import { Field } from '../../ui/form/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PlaceFields } from './place-fields.tsx'
import { CategoryField, Choices, Line, Lines } from './submission-fields.tsx'
import { isChange, toName, type Subject } from './subject.ts'
import { VisitFields } from './visit-fields.tsx'
import { words } from './words.ts'

interface SubmissionFormBodyProps {
  of: FormInUse<TypedSubmission>
  user: User
  subject: Subject
  /** One that was rejected is sent once more. */
  isAgain: boolean
  /** Where it goes without script: there it is sent at once. */
  action: string | undefined
  pictureUrl: string | undefined
  onPictureUrl: (url: string | undefined) => void
  onChange: () => void
  onAnew: () => void
}

/** Every field, in groups. */
export function SubmissionFormBody(props: SubmissionFormBodyProps) {
  const { of: form, user, subject, action, pictureUrl, onPictureUrl, onChange, onAnew } = props
  const { isAgain } = props
  const keptAt = form.draft.found?.savedAt
  const isOptional = isChange(subject)
  const name = toName(user)
  return (
    // The events of all fields come by here.
    <div className="stack-l" onInput={onChange}>
      {keptAt !== undefined && (
        <Note>
          <p>
            {isAgain
              ? words.sentBefore
              : words.draftRead(shortDate(new Date(keptAt).toISOString()) ?? '')}
          </p>
          <p>
            <Button onClick={onAnew}>{words.startAnew}</Button>
          </p>
        </Note>
      )}
      <Form of={form} action={action} labelledBy="form-step">
        <h2 id="form-step" className="group-title" tabIndex={-1}>
          {words.place}
        </h2>
        {!action && <p className="hint">{words.draftKept}</p>}
        <Line of={form} name="name" maxLength={LIMITS.name} autoComplete="off" />
        <CategoryField of={form} />
        <Lines of={form} name="description" rows={6} />
        <h2 id="where" className="group-title">
          {words.where}
        </h2>
        <Line
          of={form}
          name="address"
          maxLength={LIMITS.address}
          autoComplete="off"
          isOptional={isOptional}
        />
        <PlaceFields of={form} />
        <h2 id="reach" className="group-title">
          {words.reach}
        </h2>
        <div className="pair">
          <Line
            of={form}
            name="phone"
            type="tel"
            autoComplete="off"
            maxLength={LIMITS.printedPhone}
            isOptional={isOptional}
          />
          <Line of={form} name="email" type="email" autoComplete="off" isOptional />
        </div>
        <Line of={form} name="website" type="url" autoComplete="off" isOptional />
        <h2 id="offers" className="group-title">
          {words.offers}
        </h2>
        <Lines of={form} name="services" isOptional />
        <Choices of={form} name="ageGroups" />
        <div className="pair">
          <Lines of={form} name="languages" isOptional />
          <Lines of={form} name="accessibility" isOptional />
        </div>
        <Lines of={form} name="credentials" rows={2} isOptional />
        <VisitFields of={form} />
        <h2 id="pictureGroup" className="group-title">
          {words.pictureGroup}
        </h2>
        {action && <p>{words.pictureNeedsScript}</p>}
        <PictureField
          of={form}
          name="picture"
          tick="pictureIsAllowed"
          send={sendPicture()}
          url={pictureUrl}
          onUrl={onPictureUrl}
        />
        <h2 id="you" className="group-title">
          {words.you}
        </h2>
        <div className="pair">
          <Own
            id="own-name"
            label={words.yourName}
            hint={name ? words.yourNameHint : <Link to="/account#name">{words.addName}</Link>}
            value={name || words.noName}
          />
          <Own
            id="own-mail"
            label={words.yourEmail}
            hint={words.yourEmailHint}
            value={user.email}
          />
        </div>
        {action && <Plain of={form} />}
        <div className="btn-row">
          <FormSubmit of={form} busy={words.checking}>
            {action ? words.send[subject.kind] : words.check}
          </FormSubmit>
        </div>
      </Form>
    </div>
  )
}

/** In place of the step that a script makes: what is known beside what is asked, and what sending means. */
const Plain = ({ of }: { of: FormInUse<TypedSubmission> }) => (
  <div className="stack">
    <p>{words.checkHint}</p>
    <ConsentLine />
    <FormKey />
    <input type="hidden" name="listingId" value={of.filledIn('listingId') ?? ''} />
    <input type="hidden" name="imageUrl" value={of.filledIn('imageUrl') ?? ''} />
  </div>
)

interface OwnProps {
  id: string
  label: string
  hint: ReactNode
  value: string
}

/** What the account says of the submitter, to be read. */
function Own({ id, label, hint, value }: OwnProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      {(control) => <input {...control} value={value} readOnly />}
    </Field>
  )
}
