import { and, eq, inArray, lt, not, sql } from 'drizzle-orm'
import { REGISTERS } from '../../../shared/checks/kinds.ts'
import { addDays, indianDay } from '../../../shared/indian-days.ts'
import {
  readCredential,
  REGISTER_SAYS,
  type Credential,
} from '../../../shared/listings/credentials.ts'
import { FACT_AGES } from '../../../shared/listings/fact-ages.ts'
import { UNDO_HOURS } from '../../../shared/listings/limits.ts'
import type { ListedCredential } from '../../../shared/listings/listings.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listingCredentials, listingFacts, listings } from '../../db/schema.ts'

type Claiming = Pick<typeof listings.$inferSelect, 'id' | 'credentials'>

/** What a listing claims, each with what somebody saw of just that number and name in its register. */
export const findCredentials = async (
  db: Database | Transaction,
  listing: Claiming,
): Promise<ListedCredential[]> => (await findCredentialsOf(db, [listing])).get(listing.id) ?? []

/** The same of several, by their numbers; of one that claims nothing there is nothing. */
export async function findCredentialsOf(
  db: Database | Transaction,
  many: Claiming[],
): Promise<Map<number, ListedCredential[]>> {
  const claiming = many.filter(({ credentials }) => credentials.length > 0)
  if (claiming.length === 0) return new Map()
  const ids = claiming.map(({ id }) => id)
  const rows = await findFound(db, ids)
  const facts = await db
    .select({
      listingId: listingFacts.listingId,
      sourceUrl: listingFacts.sourceUrl,
      sourceTitle: listingFacts.sourceTitle,
    })
    .from(listingFacts)
    .where(and(inArray(listingFacts.listingId, ids), eq(listingFacts.field, 'credentials')))
  const today = indianDay(new Date())
  return new Map(
    claiming.map((listing) => {
      const fact = facts.find(({ listingId }) => listingId === listing.id)
      const source = fact?.sourceUrl ?? fact?.sourceTitle ?? null
      return [listing.id, claimsOf(listing, rows).map((claim) => toListed(claim, source, today))]
    }),
  )
}

const toListed = (
  { register, number, holder, found }: Claim,
  source: string | null,
  today: string,
): ListedCredential => {
  const { checkedOn = null, validUntil = null } = found ?? {}
  return {
    register,
    number,
    holder: holder || null,
    state: found ? 'checked' : 'claimed',
    checkedOn,
    validUntil,
    isExpired: validUntil !== null && validUntil < today,
    registerUrl: found?.registerUrl ?? REGISTER_SAYS[register].lookUp,
    source,
  }
}

/** When each that was found is to be looked at again: its own end, or else after a year. */
export async function findCredentialEnds(
  db: Database | Transaction,
  listing: Claiming,
): Promise<string[]> {
  if (listing.credentials.length === 0) return []
  return claimsOf(listing, await findFound(db, [listing.id])).flatMap(({ found }) =>
    found ? [found.validUntil ?? addDays(found.checkedOn, FACT_AGES.credentials.askAgain)] : [],
  )
}

type Found = typeof listingCredentials.$inferSelect

interface Claim extends Credential {
  found: Found | undefined
}

const findFound = (db: Database | Transaction, ids: number[]): Promise<Found[]> =>
  db.select().from(listingCredentials).where(inArray(listingCredentials.listingId, ids))

const claimsOf = ({ id, credentials }: Claiming, rows: Found[]): Claim[] =>
  credentials.flatMap((line) => {
    const claim = readCredential(line)
    if (!claim) return []
    const { register, number, holder } = claim
    const found = rows.find(
      (row) =>
        row.listingId === id &&
        row.register === register &&
        row.number === number &&
        row.holder === holder,
    )
    return [{ ...claim, found }]
  })

const NAME_OF = sql.join(
  [
    sql`case ${listingCredentials.register}`,
    ...REGISTERS.map((one) => sql`when ${one} then ${REGISTER_SAYS[one].name}`),
    sql`end`,
  ],
  sql` `,
)
/** The line as shared/listings/credentials.ts writes it. */
export const CREDENTIAL_LINE = sql`concat_ws(', ', ${NAME_OF}, ${listingCredentials.number}, nullif(${listingCredentials.holder}, ''))`

/** What was found goes with the claim, once the change that took the claim away can no longer be undone. */
export async function forgetUnclaimed(db: Database): Promise<void> {
  const unclaimed = db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.id, listingCredentials.listingId),
        lt(listings.updatedAt, sql`now() - make_interval(hours => ${UNDO_HOURS})`),
        not(sql`${CREDENTIAL_LINE} = any(${listings.credentials})`),
      ),
    )
  await db.delete(listingCredentials).where(sql`exists (${unclaimed})`)
}
