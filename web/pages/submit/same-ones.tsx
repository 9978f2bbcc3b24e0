import type { z } from 'zod'
import type { possibleDuplicateSchema } from '../../../shared/submissions/submissions.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { placeWords } from '../../parts/listing/place-words.ts'
import { words } from './words.ts'

export type Duplicate = z.output<typeof possibleDuplicateSchema>

interface SameOnesProps {
  duplicates: Duplicate[]
  toCheck: string
}

/** "Is it one of these?": the listings, and own submissions, that look much like what was written, before it is sent. */
export function SameOnes({ duplicates, toCheck }: SameOnesProps) {
  return (
    <section className="stack" aria-labelledby="step">
      <h2 id="step" tabIndex={-1}>
        {words.isItOne}
      </h2>
      <p>{words.isItOneText}</p>
      <ul className="rows">
        {duplicates.map(({ id, name, town, region, why, isOwnSubmission }) => (
          <li key={`${isOwnSubmission} ${id}`} className="change">
            <span>
              {isOwnSubmission ? name : <MoreLink to={`/listing/${id}`}>{name}</MoreLink>}
              <span className="soft small block">
                {placeWords({ town, region })}.{' '}
                {isOwnSubmission ? words.sentAlready : words.same(why)}
              </span>
            </span>
            <MoreLink
              to={`/submit-listing?${isOwnSubmission ? 'edit' : 'listing'}=${id}`}
              about={words.itIsAbout(name)}
            >
              {isOwnSubmission ? words.editSent : words.itIs}
            </MoreLink>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={toCheck} look="primary">
          {words.noneOfThese}
        </ButtonLink>
      </p>
    </section>
  )
}
