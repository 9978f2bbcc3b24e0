import { BlockList, isIP } from 'node:net'

interface Networks {
  has(address: string): boolean
}

/** Where requests may come from that a setting names: single addresses and networks. */
export function networks(entries: string[]): Networks {
  // Most sites name none; a look into an empty list is not free.
  if (entries.length === 0) return { has: () => false }
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return {
    has: (address) =>
      isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  }
}

/** What says where a request comes from: the other end of its connection, and the header X-Forwarded-For. */
export interface Origin {
  peer: string | undefined
  forwardedFor: string | undefined
}

/**
 * The visitor's address, for counting and for nothing else. X-Forwarded-For is read only when the connection comes
 * from a proxy that TRUSTED_PROXIES names, from the right, up to the first address that is not one of them.
 */
export function clientAddress(origin: Origin, proxies: Networks): string | undefined {
  const peer = plain(origin.peer)
  if (!peer) return undefined
  let client = peer
  const hops = (origin.forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
  while (proxies.has(client) && hops.length > 0) {
    const hop = hops.pop()
    if (!hop) break
    client = hop
  }
  return client
}

/** Without the wrapping of an IPv4 address in IPv6; nothing for what is no address. */
function plain(address: string | undefined): string | undefined {
  const bare = address?.replace(/^::ffff:(?=\d+\.)/i, '')
  return bare && isIP(bare) ? bare : undefined
}

/** How the key of one network of IPv6 ends. */
const HOUSEHOLD = '::/64'

/** Some are given a whole /48 to choose a /64 from; nothing for an address of IPv4. */
export function networkKey(key: string): string | undefined {
  const groups = key.endsWith(HOUSEHOLD) ? key.slice(0, -HOUSEHOLD.length).split(':') : []
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : undefined
}

/** One household, one key: a visitor with IPv6 has a whole /64 to choose addresses from. */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? 8 - left.length - right.length : 0
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}${HOUSEHOLD}`
}
