import { Link } from 'react-router'
import { directoryPath, type DirectoryState } from '../../../shared/directory.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { words } from './words.ts'

/** What was asked, why there is nothing, and ways on. */
export function NoResults({ state }: { state: DirectoryState }) {
  return (
    <Empty title={words.empty} level={3}>
      {state.search && <p>{words.emptySearch(state.search)}</p>}
      <p>{state.search || state.region ? words.emptyAdvice : words.emptyCategory}</p>
      <ButtonLink to={directoryPath({ view: state.view })}>{words.showAll}</ButtonLink>
      <p>
        <Link to="/help-now">{words.helplines}</Link>
      </p>
    </Empty>
  )
}
