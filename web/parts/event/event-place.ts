interface Located {
  location: string
  town: string | null
  region: string | null
}

/** "Community hall, Ponda, Goa": the parts that repeat said once. */
export function eventPlace({ location, town, region }: Located): string {
  const said = location.toLowerCase()
  const rest = [town, region].filter((part) => part && !said.includes(part.toLowerCase()))
  return [location, ...new Set(rest)].join(', ')
}
