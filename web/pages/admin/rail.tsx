import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AdminStats } from '../../../shared/admin/stats.ts'
import { number } from '../../../shared/formats/numbers.ts'
import { waitingChecks } from '../../queries/admin/checks.ts'
import { adminStats } from '../../queries/admin/listings.ts'
import { Details } from '../../ui/details.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { words } from './words.ts'

/** A part of the Admin Panel. */
export interface AdminTab {
  to: string
  label: string
  /** What waits there for a decision. */
  queue?: AdminStats['waiting'][number]['queue']
  /** What waits there is counted apart: volunteers see that count, too. */
  hasChecks?: boolean
}

interface RailProps {
  tabs: readonly AdminTab[]
  here: AdminTab | undefined
  /** What the page is called. */
  part: string | undefined
}

/** The parts of the Admin Panel with what waits in each: a rail at the left, and one fold where the window is narrow. */
export function Rail({ tabs, here, part }: RailProps) {
  const { data } = useQuery({ ...adminStats(), throwOnError: false })
  const checks = useQuery({ ...waitingChecks(), throwOnError: false })
  const waiting = new Map(data?.waiting.map(({ queue, count }) => [queue, count]))
  const links = (
    <ul>
      {tabs.map((tab) => {
        const count = tab.hasChecks ? checks.data?.waiting : tab.queue && waiting.get(tab.queue)
        return (
          <li key={tab.to}>
            <Link to={tab.to} aria-current={tab === here ? 'page' : undefined}>
              {tab.label}
              {count ? (
                <span>
                  {number(count)}
                  <VisuallyHidden> {words.waiting}</VisuallyHidden>
                </span>
              ) : null}
            </Link>
          </li>
        )
      })}
    </ul>
  )
  return (
    <>
      <nav className="rail" aria-label={words.tabs}>
        {links}
      </nav>
      <nav className="rail-fold" aria-label={words.tabs}>
        {/* It closes with each way to another part. */}
        <Details key={here?.to} summary={words.part(part)}>
          {links}
        </Details>
      </nav>
    </>
  )
}
