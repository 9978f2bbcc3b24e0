import { Suspense } from 'react'
import { directoryPath, readDirectory } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { AnswerList } from '../../parts/answers/answer-list.tsx'
import { firstSentence } from '../../parts/listing/first-sentence.ts'
import { onDemand } from '../../parts/on-demand.ts'
import { sentenceCase } from '../../parts/sentence-case.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { words } from './words.ts'

const Lead = await onDemand(async () => (await import('../../parts/search-note/lead.tsx')).Lead)
const Below = await onDemand(async () => (await import('../../parts/search-note/below.tsx')).Below)
const Instead = await onDemand(async () => (await import('./instead.tsx')).Instead)

interface FoundListingsProps {
  searched: string
  found: SearchAnswer
  /** One answers, elsewhere on the page. */
  hasArticle: boolean
  /** What was understood of the words does not matter now. */
  isInDanger: boolean
}

/** The first listings, with what the directory says of the same search; where there are none, the closest. */
export function FoundListings({ searched, found, hasArticle, isInDanger }: FoundListingsProps) {
  const { listings, total, note, danger, instead } = found
  const state = readDirectory(new URLSearchParams({ search: searched }))
  // Answers of other kinds are all on the page: nothing of the listings gives way to them.
  const asked = { state, answer: found, isNoted: true, isAnswered: false }
  const isByEmail = note.intents.includes('email')
  const draw = (some: Listing[]) => (
    <AnswerList answers={some.map((listing) => toLine(listing, isByEmail))} />
  )
  // Below a card what is not found is no miss: who may help is shown.
  const helping = danger && instead?.nearest
  return (
    <section className="stack" aria-labelledby="found-listings">
      <h2 id="found-listings">{helping ? words.mayHelp : words.listings}</h2>
      <Suspense>{!isInDanger && <Lead {...asked} />}</Suspense>
      {listings.length > 0 && draw(listings)}
      {helping ? (
        draw(helping)
      ) : (
        <Suspense>{instead && <Instead state={state} instead={instead} draw={draw} />}</Suspense>
      )}
      <p>
        <MoreLink to={directoryPath({ search: searched })} hasArrow>
          {total > listings.length ? words.allListings(total) : words.inDirectory}
        </MoreLink>
      </p>
      <Suspense>{!isInDanger && <Below {...asked} hasArticle={hasArticle} />}</Suspense>
    </section>
  )
}

/** The card itself is the directory's. */
const toLine = (listing: Listing, isByEmail: boolean) => ({
  kind: 'listing' as const,
  within: null,
  when: null,
  path: `/listing/${listing.id}`,
  title: listing.name,
  excerpt: excerptOf(listing, isByEmail),
})

function excerptOf(listing: Listing, isByEmail: boolean) {
  const { categoryName, otherCategoryNames, town, region, remark, services, servicesAsked } =
    listing
  const kinds = [categoryName, ...otherCategoryNames]
  const reached = (isByEmail && listing.email) || listing.phoneText
  const facts = [[...kinds, town, region].filter(Boolean).join(', '), reached]
  // As on a card: services where some were asked for. Their own words may name who they are for.
  const does = servicesAsked[0]
    ? `${sentenceCase(services.join(', '))}.`
    : firstSentence(listing.description)
  return [`${facts.filter(Boolean).join('. ')}.`, remark, does].filter(Boolean).join(' ')
}
