/** "a, b and c". `Intl` would take a phone tens of milliseconds to start. */
export function listOfAll(items: string[]): string {
  const last = items.at(-1) ?? ''
  const before = items.slice(0, -1).join(', ')
  return before ? `${before} and ${last}` : last
}
