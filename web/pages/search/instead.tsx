import type { ReactNode } from 'react'
import type { DirectoryState } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { emptyWords as words } from '../../parts/search-note/empty-words.ts'

interface InsteadProps {
  state: DirectoryState
  instead: NonNullable<SearchAnswer['instead']>
  draw: (listings: Listing[]) => ReactNode
}

/** No listing matches: what comes closest, and never as a match. */
export function Instead({ state, instead: { nearest, online }, draw }: InsteadProps) {
  return (
    <>
      <p className="small">
        <strong>{words.title}</strong>
      </p>
      {nearest.length > 0 ? (
        <div className="stack-s">
          <h3>{words.others(state)}</h3>
          <p className="small">{words.notMatches}</p>
          {draw(nearest)}
        </div>
      ) : (
        online.length > 0 && (
          <div className="stack-s">
            <h3>{words.online}</h3>
            {draw(online)}
          </div>
        )
      )}
    </>
  )
}
