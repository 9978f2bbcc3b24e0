import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { SUBMITTED_FIELDS, type SubmittedField } from '../../../../shared/listings/fields.ts'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { categories } from '../../../queries/categories.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { words } from './words.ts'

type Said = Pick<ModeratedSubmission, SubmittedField | 'phoneText' | 'pictureUrl'>

/** Every field that was filled in, as it was sent. */
export function SentNow({ submission }: { submission: ModeratedSubmission }) {
  const show = useShow()
  const filled = SUBMITTED_FIELDS.filter((field) => show(submission, field) !== '')
  return (
    <section aria-labelledby="sent-now" className="stack-s">
      <h4 id="sent-now">{words.sent}</h4>
      <dl className="differences">
        {filled.map((field) => (
          <div key={field}>
            <dt>{words.fields[field]}</dt>
            <dd className="as-typed">
              {field === 'picture' ? (
                <Picture of={submission} alt={words.pictureOf(submission.name)} />
              ) : (
                <Value field={field}>{show(submission, field)}</Value>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A change of a listing, field by field: what is there now, and what would. */
export function Differences({ submission }: { submission: ModeratedSubmission }) {
  const { current, changes, outdated } = submission
  const show = useShow()
  if (changes.length === 0) return <p>{words.notChanged}</p>
  return (
    <dl className="differences">
      {changes.map((field) => (
        <div key={field} className="difference">
          <dt>
            {words.fields[field]}
            {outdated.includes(field) && <span className="soft small block">{words.outdated}</span>}
          </dt>
          <dd>
            <Side label={words.was}>
              {current && field === 'picture' && current.pictureUrl ? (
                <Picture of={current} alt={words.pictureNow(current.name)} />
              ) : (
                <Value field={field}>{(current && show(current, field)) || undefined}</Value>
              )}
            </Side>
          </dd>
          <dd>
            <Side label={words.new}>
              {field === 'picture' && submission.pictureUrl ? (
                <Picture of={submission} alt={words.pictureOf(submission.name)} />
              ) : (
                <strong>
                  <Value field={field}>{show(submission, field)}</Value>
                </strong>
              )}
            </Side>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="soft small block">{label}</span>
      <span className="as-typed">{children}</span>
    </>
  )
}

/** An address can be opened, in a tab of its own, so that anyone who decides sees what is there (ruling 15). */
function Value({ field, children }: { field: SubmittedField; children: string | undefined }) {
  if (!children) return words.nothing
  const isAddress = field === 'website' || field === 'imageUrl'
  return isAddress ? (
    <ExternalLink href={children} note={words.newTab}>
      {children}
    </ExternalLink>
  ) : (
    children
  )
}

function Picture({ of: { pictureUrl }, alt }: { of: Pick<Said, 'pictureUrl'>; alt: string }) {
  return pictureUrl && <img src={pictureUrl} alt={alt} width={192} height={192} />
}

/** How a field reads: the names of categories and age groups, lists in one line. */
function useShow() {
  const { data: kinds } = useQuery(categories())
  return (said: Said, field: SubmittedField): string => {
    if (field === 'category')
      return kinds?.find(({ slug }) => slug === said.category)?.name ?? said.category
    if (field === 'phone') return said.phoneText ?? ''
    const value = said[field]
    return Array.isArray(value)
      ? value.map((item) => sayOption(field, item)).join(', ')
      : (value ?? '')
  }
}
