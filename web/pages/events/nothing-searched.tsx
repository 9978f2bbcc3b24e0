import { Link } from 'react-router'
import type { EventView } from '../../../shared/events/rules.ts'
import { searchPath } from '../../parts/read-searched.ts'
import { Empty } from '../../ui/empty.tsx'
import { viewPath } from './event-view.ts'
import { words } from './words.ts'

interface NothingSearchedProps {
  view: EventView
  region: string
  searched: string
}

/** No event has the words: ways on. */
export function NothingSearched({ view, region, searched }: NothingSearchedProps) {
  return (
    <Empty title={words.noneSearched(searched)}>
      {view === 'upcoming' && (
        <p className="lone-links">
          <Link to={viewPath('all', { region, searched })}>{words.searchPast}</Link>
        </p>
      )}
      <p className="lone-links">
        <Link to={searchPath(searched)}>{words.searchAll}</Link>
      </p>
    </Empty>
  )
}
