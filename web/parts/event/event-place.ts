import type { EVENT_MODES } from '../../../shared/events/rules.ts'

interface Located {
  mode: (typeof EVENT_MODES)[number]
  location: string
  town: string | null
  region: string | null
}

/** "Community hall, Ponda, Goa": the parts that repeat said once. Nobody has to go anywhere for what is online. */
export function eventPlace({ mode, location, town, region }: Located): string {
  if (mode === 'online') return location
  const said = location.toLowerCase()
  const rest = [town, region].filter((part) => part && !said.includes(part.toLowerCase()))
  return [location, ...new Set(rest)].join(', ')
}
