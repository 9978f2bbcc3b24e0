/** What a pin puts first, by its address: only what every visitor may read, and never what is paid for. */
import { inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PinnedAnswer } from '../../../shared/search/answers.ts'
import type { SearchRule } from '../../../shared/search/search-rules.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { MAX_ID } from '../../http/validate.ts'
import { readAnswers } from '../answers/rows.ts'

/** What stands at an address, and why visitors do not see it there where they do not. */
export interface FoundAnswer extends PinnedAnswer {
  unshown: SearchRule['answers'][number]['unshown']
}

/** The address as it is kept, of one as it is copied from a browser: "/blog/first-steps#h-what-now". */
export function toAddress(typed: string): string {
  const [path = '', anchor = ''] = typed
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/\?[^#]*/, '')
    .split('#')
  return decoded(path.replace(/(?<=.)\/$/, '')) + (anchor && `#${decoded(anchor)}`)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What stands at these addresses. What is gone is not among it, nor what is not published. */
export async function findAnswers(
  db: Database | Transaction,
  addresses: string[],
): Promise<Map<string, FoundAnswer>> {
  if (addresses.length === 0) return new Map()
  const pages = await findPages(db, addresses)
  return new Map([
    ...(await findListings(db, addresses)),
    ...pages.map((answer) => [answer.path, answer] as const),
  ])
}

/** By the address that was asked for: what was merged is found where it is now. */
async function findListings(
  db: Database | Transaction,
  addresses: string[],
): Promise<[string, FoundAnswer][]> {
  const ids = addresses
    .map((path) => Number(/^\/listing\/([1-9]\d{0,9})$/.exec(path)?.[1]))
    .filter((id) => id <= MAX_ID)
  if (ids.length === 0) return []
  const asked = alias(listings, 'asked')
  const rows = await db
    .select({
      askedId: asked.id,
      id: listings.id,
      name: listings.name,
      town: listings.town,
      region: listings.region,
      isApproved: listings.isApproved,
      isSponsored: listings.isSponsored,
    })
    .from(asked)
    .innerJoin(listings, sql`${listings.id} = coalesce(${asked.mergedInto}, ${asked.id})`)
    .where(inArray(asked.id, ids))
  return rows.map(({ askedId, id, name, town, region, isApproved, isSponsored }) => [
    `/listing/${askedId}`,
    {
      kind: 'listing',
      path: `/listing/${id}`,
      title: name,
      within: null,
      when: null,
      excerpt: [town, region].filter(Boolean).join(', '),
      unshown: isApproved ? (isSponsored ? 'sponsored' : null) : 'hidden',
    },
  ])
}

/** Articles, their headings, events and our own pages: the index of them holds what is published. */
async function findPages(db: Database | Transaction, addresses: string[]): Promise<FoundAnswer[]> {
  const pages = addresses.map((address) => {
    const [path = '', anchor = ''] = address.split('#')
    return { path, anchor }
  })
  const answers = await readAnswers(db, pages, new Date())
  return answers.map((answer) => ({ ...answer, unshown: null }))
}

/** Those that visitors see, in the order they were chosen in. */
export async function shownAnswers(
  db: Database | Transaction,
  addresses: string[],
): Promise<PinnedAnswer[]> {
  const found = await findAnswers(db, addresses)
  const seen = new Set<string>()
  return addresses.flatMap((address) => {
    const answer = found.get(address)
    if (!answer || answer.unshown || seen.has(answer.path)) return []
    seen.add(answer.path)
    const { unshown: _shown, ...pinned } = answer
    return [pinned]
  })
}
