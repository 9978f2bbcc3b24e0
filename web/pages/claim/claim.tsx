import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ClaimPage } from '../../../shared/claims/claims.ts'
import { shortDate } from '../../../shared/formats/dates.ts'
import { listOfAll } from '../../../shared/formats/lists.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { claimPath } from '../../../shared/claims/rules.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { FormStyles } from '../../parts/form/form-styles.tsx'
import { useRefusedForm } from '../../parts/form/use-refused-form.ts'
import { words as formWords } from '../../parts/form/words.ts'
import { contactPath } from '../../parts/listing/contact-path.ts'
import { PageHead } from '../../parts/page-head/page-head.tsx'
import { SignInFirst } from '../../parts/sign-in-first.tsx'
import { claimPage } from '../../queries/claims/claims.ts'
import { listing as listingQuery } from '../../queries/listings.ts'
import { Breadcrumbs } from '../../parts/page-head/breadcrumbs.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { Note } from '../../ui/note.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useVisitor } from '../../visitor.tsx'
import { EnterCode } from './enter-code.tsx'
import { Leave, Proven } from './proven.tsx'
import { Ways } from './ways.tsx'
import { words } from './words.ts'

/** "Is this yours?": somebody shows that a listing is theirs, and looks after it. Opening the page changes nothing. */
export function ClaimListing() {
  const { id = '' } = useParams()
  const { state } = useVisitor()
  const refused = useRefusedForm()
  const { data: listing } = useQuery(listingQuery(id))
  const { data: page } = useQuery({ ...claimPage(id), enabled: state === 'signed-in' })
  // A guest is not sent to sign in where nothing could be shown.
  const hasNoWay = page
    ? page.ways.length === 0
    : listing && !(isCalled(listing) || listing.email || listing.website)
  const wrongOn = shortDate(listing?.phoneWrongOn)
  const { title, lead } = headOf(page, { hasNoWay, wrongOn, own: page?.own ?? [] })
  const problem = refused?.problem
  return (
    <div className="wrap">
      <FormStyles />
      <PageHead
        title={problem ? formWords.titlePrefix + title : title}
        description={words.description}
        path={claimPath(id)}
        isUnlisted
      />
      <div className="page-head breaks">
        <Breadcrumbs
          trail={[
            { to: '/directory', label: words.directory },
            ...(listing ? [{ to: `/listing/${id}`, label: listing.name }] : []),
          ]}
          here={words.here}
        />
        <h1>{title}</h1>
        {listing && (
          <p>
            <strong>{listing.name}</strong>
          </p>
        )}
        <p className="lead">{lead}</p>
      </div>
      <div className="stack-l wide-form section-tight breaks">
        {problem && <ErrorSummary title={formWords.problem} errors={errorsOf(problem)} />}
        {state === 'guest' && !hasNoWay && <SignInFirst>{words.signInFirst}</SignInFirst>}
        {state !== 'guest' && !page && (
          <Loading label={words.loading}>
            <Skeleton width="half" />
          </Loading>
        )}
        {state === 'signed-in' && page && (
          <Claimed id={id} page={page} typed={refused?.fields} problems={problem?.fields ?? {}} />
        )}
        {(page?.claim?.state !== 'proven' || page.claim.isVoid) && (
          <p>
            {hasNoWay ? words.write : words.instead}{' '}
            <MoreLink to={contactPath({ kind: 'own-listing', listing: id })}>
              {words.askUs}
            </MoreLink>
          </p>
        )}
      </div>
    </div>
  )
}

interface ClaimedProps {
  id: string
  page: ClaimPage
  typed: Record<string, string> | undefined
  problems: Record<string, string>
}

function Claimed({ id, page, typed, problems }: ClaimedProps) {
  const { ways, claim, notTaken } = page
  const ask = { id, ways, typed: typed?.email, problem: problems.email }
  if (claim?.state === 'proven' && !claim.isVoid) return <Proven id={id} notTaken={notTaken} />
  const isEntering = claim?.state === 'sent' && !claim.isVoid
  const isWaiting = claim?.state === 'waiting' && claim.to !== null
  return (
    <>
      {claim?.reason && (
        <Note look="warn">
          <p>{claim.state === 'ended' ? words.ended : words.declined}</p>
          <p className="as-typed">{claim.reason}</p>
        </Note>
      )}
      {isEntering && <EnterCode id={id} typed={typed?.code} problem={problems.code} />}
      <Ways {...ask} isAgain={isEntering || isWaiting} />
      {(isEntering || isWaiting) && <Leave id={id} />}
    </>
  )
}

const isCalled = ({ phone, phoneWrongOn }: Pick<Listing, 'phone' | 'phoneWrongOn'>) =>
  phone !== null && phoneWrongOn === undefined

interface Offered {
  hasNoWay: boolean | undefined
  /** The day on which its number was found wrong. */
  wrongOn: string | undefined
  /** What they sent in themselves. */
  own: ClaimPage['own']
}

function headOf(page: ClaimPage | undefined, offered: Offered) {
  const { hasNoWay, wrongOn, own } = offered
  const claim = page?.claim
  const isByNothing = claim && ((wrongOn && claim.way === 'phone') || own.includes(claim.way))
  if (isByNothing && (claim.state === 'waiting' || claim.state === 'sent'))
    return {
      title: words.title,
      lead: [...whyNot(offered), hasNoWay ? words.noOtherWay : words.chooseOther].join(' '),
    }
  if (claim?.state === 'proven')
    return claim.isVoid
      ? { title: words.overTitle, lead: words.overText }
      : { title: words.provenTitle, lead: words.provenText }
  if (claim?.state === 'waiting')
    return { title: words.waitingTitle, lead: words.waitingText(claim.to) }
  if (claim?.state === 'sent')
    return claim.isVoid
      ? { title: words.voidTitle, lead: words.voidText }
      : { title: words.sentTitle, lead: words.sentTexts[claim.way] }
  return { title: words.title, lead: leadOf(offered) }
}

function leadOf(offered: Offered): string {
  const { hasNoWay, own } = offered
  const why = whyNot(offered)
  if (why.length === 0) return hasNoWay ? words.noWay : words.lead
  const other = own.length > 0 ? words.chooseOther : words.otherLead
  return [...why, hasNoWay ? words.noOtherWay : other].join(' ')
}

/** Why something that the listing shows is no way. */
const whyNot = ({ wrongOn, own }: Offered): string[] => [
  ...(wrongOn ? [words.wrongNumber(wrongOn)] : []),
  ...(own.length > 0 ? [words.sentIn(listOfAll(own.map((way) => words.contacts[way])))] : []),
]

/** Each at its field; what is wrong with the whole by itself. */
function errorsOf({ message, fields = {} }: { message: string; fields?: Record<string, string> }) {
  const { way, ...others } = fields
  const errors = Object.entries(others).map(([field, said]) => ({ field, message: said }))
  return errors.length > 0 ? errors : [{ message: way ?? message }]
}
