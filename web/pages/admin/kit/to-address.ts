type Asked = Record<string, string | number | undefined>

/** The address of a tab's list: what is blank, or as it is at first, goes without saying. */
export function toAddress(path: string, asked: Asked, first: Asked = {}): string {
  const usual: Asked = { page: 1, ...first }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked))
    if (value && value !== usual[name]) query.set(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}
