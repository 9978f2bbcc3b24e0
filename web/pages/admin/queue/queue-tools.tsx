import type { ReactNode } from 'react'
import { MAX_SEARCH } from '../../../../shared/listings/directory.ts'
import { Shows } from '../kit/shows.tsx'
import { QueueSearch } from './queue-search.tsx'

interface QueueToolsProps<Show extends string> {
  words: { show: string; shows: Record<Show, string>; search: string; searchHint: string }
  /** What may be shown; the address does not name the first. */
  shows: readonly Show[]
  show: Show
  /** What the address calls it. */
  name?: string
  to: (show: Show) => string
  /** The words that were looked for. */
  search: string
  max?: number
  /** Another thing to choose by, what is chosen by it, and whether anything is. */
  children?: ReactNode
  chosen?: string
  isNarrowed?: boolean
}

/** Which of a queue are shown, and words to look for among them. */
export function QueueTools<Show extends string>({
  words,
  shows,
  show,
  name = 'show',
  to,
  search,
  max = MAX_SEARCH,
  chosen = '',
  ...narrowing
}: QueueToolsProps<Show>) {
  return (
    <>
      <Shows words={words} shows={shows} show={show} to={to} />
      <QueueSearch
        key={`${chosen} ${search}`}
        words={words}
        search={search}
        max={max}
        kept={{ [name]: show === shows[0] ? '' : show }}
        {...narrowing}
      />
    </>
  )
}
