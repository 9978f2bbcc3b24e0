type Filters = Record<string, string | number | undefined>

/** The address of a tab's list: what is blank, or as it is at first, goes without saying. */
export function toAddress(path: string, filters: Filters, first: Filters = {}): string {
  const usual: Filters = { page: 1, ...first }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    if (value && value !== usual[name]) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}
