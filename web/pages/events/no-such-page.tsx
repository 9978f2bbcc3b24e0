import { Empty } from '../../ui/empty.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { words } from './words.ts'

/** Beyond the last page of a list: an old address, or events that have passed since. */
export function NoSuchPage({ to }: { to: string }) {
  return (
    <Empty title={words.noSuchPage}>
      <p>
        <MoreLink to={to} hasArrow>
          {words.toLastPage}
        </MoreLink>
      </p>
    </Empty>
  )
}
