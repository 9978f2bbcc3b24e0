import { Link } from 'react-router'
import {
  ALL_INDIA,
  directoryPath,
  type DirectoryState,
} from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { SearchNote as Understood } from '../../../shared/search/search.ts'
import { noteWords as words } from './note-words.ts'
import { toFurther } from './sentences.ts'

interface HowReadProps {
  state: DirectoryState
  note: Understood
  /** What is on the page. */
  listings: Pick<Listing, 'categoryName' | 'otherCategoryNames'>[]
  /** One answers, beside the listings: nobody has to look for it. */
  hasArticle: boolean
}

/** How the results came about, below them, and the ways to search otherwise; nothing where words were taken as they are. */
export function HowRead({ state, note, listings, hasArticle }: HowReadProps) {
  const { corrections, meanings, leftOut, intents, joining } = note
  const further = toFurther(note, state, listings)
  const isChanged = corrections.length > 0 || meanings.length > 0 || leftOut.length > 0
  // Of "after school" it would look for "school".
  const canBeExact = !meanings.some(({ typed }) =>
    typed.split(' ').some((word) => joining.includes(word)),
  )
  const ways = (['how-to', 'online'] as const).filter(
    (intent) => intents.includes(intent) && !(intent === 'how-to' && hasArticle),
  )
  if (further.length + ways.length === 0 && !isChanged && !state.exact) return null
  return (
    <section className="small stack-s" aria-labelledby="how-read">
      <h3 id="how-read">{words.howRead}</h3>
      {further.length > 0 && <p>{further.join(' ')}</p>}
      {ways.map((way) => (
        <p key={way}>
          {way === 'how-to' ? (
            <>
              {words.intents[way]} <Link to="/blog">{words.articles}</Link>
            </>
          ) : (
            <Link to={directoryPath({ region: ALL_INDIA, view: state.view })}>
              {words.allIndia}
            </Link>
          )}
        </p>
      ))}
      {state.exact && <p>{words.isExact(joining)}</p>}
      {((isChanged && canBeExact) || state.exact) && (
        <p>
          <Link to={directoryPath({ ...state, exact: !state.exact, page: 1 })} className="more">
            {state.exact ? words.notExact : words.exactlyInstead(state.search)}
          </Link>
        </p>
      )}
    </section>
  )
}
