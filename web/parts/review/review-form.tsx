import { useEffect, useRef, useState } from 'react'
import { isVisible } from '../../../shared/invisible.ts'
import { AUTHORS } from '../../../shared/reviews/kinds.ts'
import { DEFAULT_RATING, RATINGS } from '../../../shared/reviews/rules.ts'
import type { OwnReview } from '../../../shared/reviews/reviews.ts'
import type { RefusedForm } from '../../../shared/errors.ts'
import type { User } from '../../../shared/accounts/users.ts'
import { notify } from '../../notices/notice.ts'
import { changeReview, writeReview } from '../../queries/reviews/review-changes.ts'
import { Button } from '../../ui/button/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { FormKey } from '../form-key.tsx'
import { FormField } from '../form/form-field.tsx'
import { FormGroup } from '../form/form-group.tsx'
import { FormSubmit } from '../form/form-submit.tsx'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { RateStar } from './rate-star.tsx'
import { personalWords as words } from './personal-words.ts'

interface ReviewFormProps {
  listingId: number
  /** Left out where it goes without script: the page is not drawn for one person. */
  user?: User
  /** What was written before, to be changed. */
  review?: OwnReview
  /** What was sent without script, and why it was refused. */
  refused?: RefusedForm
  onDone?: () => void
  onCancel?: () => void
}

export function ReviewForm({
  listingId,
  user,
  review,
  refused,
  onDone,
  onCancel,
}: ReviewFormProps) {
  const isNamed = !user || Boolean(user.firstName)
  const typed = refused?.fields
  const heading = useRef<HTMLHeadingElement>(null)
  const isChange = review !== undefined
  // It took the place of the button that was pressed.
  useEffect(() => {
    if (isChange) heading.current?.focus()
  }, [isChange])
  const [isBlank, setBlank] = useState(user !== undefined && !review)
  const values = {
    rating: typed?.rating ?? String(review?.rating ?? DEFAULT_RATING),
    reviewText: typed?.reviewText ?? review?.reviewText ?? '',
    // Without a name on the account nobody is named by it.
    author:
      AUTHORS.find((author) => author === typed?.author) ??
      review?.authorKind ??
      (isNamed ? 'name' : 'parent'),
  }
  const form = useForm({
    schema: async () => (await import('../../../shared/reviews/reviews.ts')).reviewInput,
    says: words.says,
    values,
    refused: refused?.problem,
    draft: `review ${listingId}${review ? ' change' : ''}`,
    change: review ? changeReview(listingId) : writeReview(listingId),
    onDone: () => {
      form.reset()
      onDone?.()
    },
  })
  const onSubmit: typeof form.onSubmit = (event) => {
    if (isBlank) notify({ ...words.required, look: 'bad' })
    form.onSubmit(event)
  }
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        {review ? words.yours : words.write}
      </h3>
      <Form
        of={{ ...form, onSubmit }}
        action={user ? undefined : `/listing/${listingId}#your-review`}
      >
        {!user && <FormKey />}
        <FormGroup of={form} name="rating" legend={words.rating} className="rate">
          {(control) =>
            RATINGS.map((rating) => (
              <RateStar
                key={rating}
                rating={rating}
                {...control}
                defaultChecked={values.rating === String(rating)}
              />
            ))
          }
        </FormGroup>
        <FormField
          of={form}
          name="reviewText"
          label={words.text}
          hint={`${words.textHint} ${words.contactHint}`}
        >
          {(control) => (
            <textarea
              {...control}
              rows={5}
              // The button is off while it is blank, and so is the browser's own way to send.
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                  event.currentTarget.form?.requestSubmit()
              }}
              onInput={(event) => setBlank(!isVisible(event.currentTarget.value))}
            />
          )}
        </FormField>
        <FormGroup of={form} name="author" legend={words.author}>
          {(control) =>
            AUTHORS.filter((author) => author !== 'name' || isNamed).map((author) => (
              <Choice
                key={author}
                type="radio"
                value={author}
                {...control}
                defaultChecked={values.author === author}
              >
                {words.authors[author]}
              </Choice>
            ))
          }
        </FormGroup>
        <div className="btn-row">
          <FormSubmit
            of={form}
            busy={review ? words.saving : words.submitting}
            disabledBecause={isBlank ? words.blank : undefined}
          >
            {review ? words.save : words.submit}
          </FormSubmit>
          {onCancel && (
            <Button look="quiet" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}
