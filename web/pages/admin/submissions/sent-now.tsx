import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { inSentence } from '../../../../shared/formats/in-sentence.ts'
import { listOfAll } from '../../../../shared/formats/lists.ts'
import { SUBMITTED_FIELDS, type SubmittedField } from '../../../../shared/listings/fields.ts'
import type { ModeratedSubmission } from '../../../../shared/submissions/submissions.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { adminListing } from '../../../queries/admin/listings.ts'
import { categories } from '../../../queries/categories.ts'
import { ExternalLink } from '../../../parts/external-link/external-link.tsx'
import { MarkedWords } from '../kit/marked-words.tsx'
import { words } from './words.ts'

/** What a submission and the listing beside it say of each field. */
type Said = Partial<Pick<ModeratedSubmission, SubmittedField | 'phoneText' | 'pictureUrl'>>

interface SentNowProps {
  submission: ModeratedSubmission
}

/** Only what differs: from the listing it changes, or from the one it may be already. */
export function SentNow({ submission }: SentNowProps) {
  const { kind, current, changes, duplicates } = submission
  const [double] = duplicates
  if (kind === 'change')
    return changes.length === 0 ? (
      <p>{words.notChanged}</p>
    ) : (
      <Differences submission={submission} beside={current} fields={changes} />
    )
  return double ? (
    <BesideListed submission={submission} id={double.id} />
  ) : (
    <All submission={submission} />
  )
}

/** A new one, beside the listing that may be the same. */
function BesideListed({ submission, id }: SentNowProps & { id: number }) {
  const show = useShow()
  const { data } = useQuery({ ...adminListing(String(id)), throwOnError: false })
  if (!data) return <All submission={submission} />
  const given = SUBMITTED_FIELDS.filter((field) => field !== 'picture' && show(submission, field))
  const same = given.filter((field) => show(submission, field) === show(data, field))
  return (
    <>
      <Differences
        submission={submission}
        beside={data}
        fields={given.filter((field) => !same.includes(field))}
      />
      {same.length > 0 && <p className="soft small">{words.same(namesOf(same))}</p>}
      <NotGiven submission={submission} />
    </>
  )
}

/** Every field that was filled in, as it was sent. */
function All({ submission }: SentNowProps) {
  const show = useShow()
  const filled = SUBMITTED_FIELDS.filter(
    (field) => field !== 'name' && field !== 'description' && show(submission, field) !== '',
  )
  return (
    <>
      <p className="as-typed said">{submission.description}</p>
      <dl className="pairs">
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
      <NotGiven submission={submission} />
    </>
  )
}

function NotGiven({ submission }: SentNowProps) {
  const show = useShow()
  const isMissing = (field: SubmittedField) => show(submission, field) === ''
  // A picture is sent, or an address of one: without both, a picture is missing.
  const missing = SUBMITTED_FIELDS.filter(
    (field) =>
      isMissing(field) && field !== 'imageUrl' && (field !== 'picture' || isMissing('imageUrl')),
  )
  return missing.length > 0 && <p className="soft small">{words.notGiven(namesOf(missing))}</p>
}

const namesOf = (fields: readonly SubmittedField[]) =>
  listOfAll(fields.map((field) => inSentence(words.fields[field])))

interface DifferencesProps extends SentNowProps {
  /** The listing; null where it has gone. */
  beside: Said | null
  fields: SubmittedField[]
}

/** Field by field: what the listing says now, and what was sent. */
function Differences({ submission, beside, fields }: DifferencesProps) {
  const { outdated } = submission
  const show = useShow()
  return (
    <dl className="differences">
      {fields.map((field) => (
        <div key={field} className="difference">
          <dt>
            {words.fields[field]}
            {outdated.includes(field) && <span className="soft small block">{words.outdated}</span>}
          </dt>
          <dd>
            <Side label={words.was}>
              {field === 'picture' && beside?.pictureUrl ? (
                <Picture of={beside} alt={words.pictureNow(submission.name)} />
              ) : (
                <Value field={field}>{(beside && show(beside, field)) || undefined}</Value>
              )}
            </Side>
          </dd>
          <dd>
            <Side label={words.new}>
              {field === 'picture' && submission.pictureUrl ? (
                <Picture of={submission} alt={words.pictureOf(submission.name)} />
              ) : (
                <Value field={field} was={beside ? show(beside, field) : ''}>
                  {show(submission, field)}
                </Value>
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

interface ValueProps {
  field: SubmittedField
  /** What is there now: words that it does not have are marked. */
  was?: string
  children: string | undefined
}

/** An address can be opened, in a tab of its own, so that anyone who decides sees what is there (ruling 15). */
function Value({ field, was, children }: ValueProps) {
  if (!children) return words.nothing
  const said = was === undefined ? children : <MarkedWords was={was} is={children} />
  const isAddress = field === 'website' || field === 'imageUrl'
  return isAddress ? <ExternalLink href={children}>{said}</ExternalLink> : said
}

function Picture({ of: { pictureUrl }, alt }: { of: Pick<Said, 'pictureUrl'>; alt: string }) {
  return pictureUrl && <img src={pictureUrl} alt={alt} width={192} height={192} />
}

/** How a field reads: the names of categories and of what is chosen, lists in one line. */
function useShow() {
  const { data: kinds } = useQuery(categories())
  return (said: Said, field: SubmittedField): string => {
    if (field === 'category') return kinds?.find(({ slug }) => slug === said.category)?.name ?? ''
    if (field === 'phone') return said.phoneText ?? ''
    const value = said[field]
    return Array.isArray(value)
      ? value.map((item) => sayOption(field, item)).join(', ')
      : sayOption(field, value ?? '')
  }
}
