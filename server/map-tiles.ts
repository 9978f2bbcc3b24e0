/**
 * The origins a browser asks when it fills in MAP_TILES_URL: one, or one for each of the three `{s}`.
 * Null when the address is none that a browser could ask.
 */
export function tileOrigins(url: string): string[] | null {
  const hosts = url.includes('{s}') ? ['a', 'b', 'c'] : ['']
  const addresses = hosts.map((host) => URL.parse(url.replaceAll('{s}', host)))
  // A placeholder left in the host would be an origin nobody can name beforehand.
  const origins = addresses.map((address) =>
    address && /^https?:$/.test(address.protocol) && !/[{}]|%7b/i.test(address.host)
      ? address.origin
      : null,
  )
  return origins.every((origin) => origin !== null) ? [...new Set(origins)] : null
}
