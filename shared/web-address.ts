/** "www.example.org" as an address: people leave out what a browser fills in. */
export const toWebAddress = (typed: string): string =>
  typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`

/** An address of a page on the web: of a host with a name, without a password in it. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    // Other writings than letters are turned into these; what else a parser lets through is no name of a host.
    /^[a-z\d][a-z\d_-]*(\.[a-z\d_-]+)+$/.test(url.hostname) &&
    // Programs read "https://here.org\\@there.org" differently.
    !text.includes('\\') &&
    !url.username &&
    !url.password
  )
}
