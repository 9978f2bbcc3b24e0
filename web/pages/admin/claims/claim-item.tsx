import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { dayAndTime } from '../../../../shared/formats/clock.ts'
import { shortDate } from '../../../../shared/formats/dates.ts'
import type { Claim, ReadOutCode } from '../../../../shared/claims/claims.ts'
import { reportKindWords } from '../../../parts/listing/report-kind-words.ts'
import { claimNumbered } from '../../../queries/claims/claims.ts'
import { Note } from '../../../ui/note.tsx'
import { ItemHead, ItemMissing } from '../queue/item.tsx'
import { ClaimDecision } from './claim-decision.tsx'
import { whoClaims } from './who-claims.ts'
import { Pairs } from '../queue/pairs.tsx'
import { useRow } from '../queue/use-row.ts'
import { words } from './words.ts'

interface ClaimItemProps {
  id: string
  /** As the list has it; one that is opened by a link, or has left the list, is in none of it. */
  listed: Claim | undefined
  /** Its own address. */
  to: string
}

/** One claim: who makes it, by what it is shown, how to call, and the answers. */
export function ClaimItem({ id, listed, to }: ClaimItemProps) {
  // Here, so that it stays while the list no longer has the claim: it cannot be read again.
  const [code, setCode] = useState<ReadOutCode>()
  const { data } = useQuery({ ...claimNumbered(id), enabled: !listed })
  const claim = useRow(listed, data)
  if (!claim) return <ItemMissing isLoading={!data} words={words} />
  const { listing, state } = claim
  const isOpen = state === 'waiting' || state === 'sent'
  return (
    <>
      <ItemHead title={listing.name}>
        {words.lead(whoClaims(claim))}{' '}
        <Link to={`/admin/listings/${listing.id}`}>{words.openListing}</Link>
        {!listing.isApproved && ` (${words.notShown})`}
      </ItemHead>
      <ClaimDecision claim={claim} hasCode={code !== undefined} onCode={setCode} to={to}>
        {code && isOpen && (
          <Note look="good" role="status">
            <p>
              {words.code}: <strong className="nowrap">{code.code}</strong>
            </p>
            <p>{words.codeText(dayAndTime(code.expiresAt))}</p>
          </Note>
        )}
        {(isOpen || state === 'proven') && claim.isOwnContact && (
          <Note look="warn">
            <p>{words.ownContact}</p>
          </Note>
        )}
        {isOpen && claim.way === 'phone' && !claim.isOwnContact && <HowToCall claim={claim} />}
        <Said claim={claim} />
      </ClaimDecision>
    </>
  )
}

function HowToCall({ claim }: { claim: Claim }) {
  const [call, ask, read] = words.steps(whoClaims(claim))
  const wrongOn = shortDate(claim.phoneWrongOn)
  if (wrongOn) return <p>{words.wrongNumber(wrongOn)}</p>
  if (!claim.phone) return <p>{words.noPhone}</p>
  return (
    <section className="stack-s" aria-labelledby="how-to-call">
      <h3 id="how-to-call">{words.call}</h3>
      <NumberReports of={claim} />
      <ol className="stack-s">
        <li>
          {call} <a href={`tel:${claim.phone}`}>{claim.to}</a>
        </li>
        <li>{ask}</li>
        <li>{read}</li>
      </ol>
    </section>
  )
}

/** Who answers may be somebody else: that is read before the call. */
function NumberReports({ of: { numberReports } }: { of: Claim }) {
  if (numberReports.length === 0) return null
  return (
    <Note look="warn">
      <p>
        <strong>{words.numberReports}</strong>
      </p>
      <ul>
        {numberReports.map(({ id, kind, right, text, createdAt }) => (
          <li key={id} className="breaks">
            <Link to={`/admin/reports?id=${id}`}>{reportKindWords[kind]}</Link>,{' '}
            {dayAndTime(createdAt)}
            {right && <span className="as-typed block">{words.rightIs(right)}</span>}
            {text && <span className="as-typed block">{text}</span>}
          </li>
        ))}
      </ul>
    </Note>
  )
}

function Said({ claim }: { claim: Claim }) {
  const { person, way, to, tries, others, reason, createdAt, provenAt, endedAt } = claim
  const facts: [string, string | number | null][] = [
    [words.who, [person.name, person.email].filter(Boolean).join(', ')],
    [words.way, `${words.ways[way]} ${to ?? words.gone}`],
    [words.asked, dayAndTime(createdAt)],
    [words.proven, provenAt && dayAndTime(provenAt)],
    [words.ended, endedAt && words.by(dayAndTime(endedAt), claim.decidedBy)],
    [words.reason, reason],
    [words.tries, tries || null],
    [words.others, others || null],
  ]
  return <Pairs of={facts} className="breaks" valueClass="as-typed" />
}
