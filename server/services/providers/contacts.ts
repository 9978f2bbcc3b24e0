import { createHmac } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { ContactDetails, ContactInput } from '../../../shared/checks/tasks.ts'
import { SCRIPT_LANGUAGES } from '../../../shared/checks/kinds.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import type { CheckMethod } from '../../../shared/listings/fields.ts'
import type { Ciphers } from '../../http/ciphers.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { providerContacts } from '../../db/schema.ts'
import type { SecretFor } from '../../start/secrets.ts'
import { forgetAddress, rehashAddress } from './mail-bounces.ts'

/** What reads and writes whom to ask for. */
export interface ContactParts {
  ciphers: Ciphers
  secretFor: SecretFor
}

const NOBODY: ContactDetails = {
  name: '',
  role: '',
  phone: '',
  whatsapp: '',
  email: '',
  note: '',
}

/** A ciphertext taken to another listing does not open. */
const aboutContact = ({ listingId, sealedFor }: { listingId: number; sealedFor?: number | null }) =>
  `provider contact ${sealedFor ?? listingId}`

type Row = typeof providerContacts.$inferSelect

export const readDetails = (
  { ciphers }: Pick<ContactParts, 'ciphers'>,
  row: Row,
): ContactDetails => ({
  ...NOBODY,
  ...JSON.parse(ciphers.open(row.details, aboutContact(row))),
})

export async function findContact(
  db: Database | Transaction,
  parts: Pick<ContactParts, 'ciphers'>,
  listingId: number,
) {
  const [row] = await db
    .select()
    .from(providerContacts)
    .where(eq(providerContacts.listingId, listingId))
  if (!row) return null
  return {
    ...readDetails(parts, row),
    language: SCRIPT_LANGUAGES.find((one) => one === row.language) ?? null,
    channel: row.channel,
    consentOn: row.consentAt && indianDay(row.consentAt),
  }
}

interface Kept {
  listingId: number
  typed: ContactInput
  method: CheckMethod
  now: Date
}

/** Keeps whom to ask for, on their word that we may. What was not said stays as it was. */
export async function keepContact(
  tx: Transaction,
  parts: ContactParts,
  { listingId, typed: { language, ...typed }, method, now }: Kept,
): Promise<void> {
  const [before] = await tx
    .select()
    .from(providerContacts)
    .where(eq(providerContacts.listingId, listingId))
    .for('update')
  const said = Object.fromEntries(Object.entries(typed).filter(([, value]) => value))
  const details = { ...(before ? readDetails(parts, before) : NOBODY), ...said }
  const emailHash = details.email ? hashEmail(parts.secretFor, details.email) : null
  const row = {
    details: parts.ciphers.seal(JSON.stringify(details), aboutContact({ listingId })),
    sealedFor: null,
    emailHash,
    // Another address is tried again.
    ...(emailHash !== before?.emailHash && { bouncedAt: null }),
    ...(language && { language }),
    consentAt: now,
    consentBy: method,
    updatedAt: now,
  }
  await tx
    .insert(providerContacts)
    .values({ listingId, ...row, createdAt: now })
    .onConflictDoUpdate({ target: providerContacts.listingId, set: row })
}

/** Seals and hashes anew what was with the secret before; answers how many. */
export async function reencryptContacts(
  db: Database,
  { ciphers, secretFor }: ContactParts,
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(providerContacts)
      .where(sql`not starts_with(${providerContacts.details}, ${ciphers.prefix})`)
      .orderBy(asc(providerContacts.id))
      .for('update')
    for (const row of rows) {
      const { id, emailHash: before } = row
      const about = aboutContact(row)
      const details = readDetails({ ciphers }, row)
      const emailHash = details.email ? hashEmail(secretFor, details.email) : null
      if (before && emailHash) await rehashAddress(tx, before, emailHash)
      await tx
        .update(providerContacts)
        .set({ details: ciphers.seal(JSON.stringify(details), about), emailHash })
        .where(eq(providerContacts.id, id))
    }
    return rows.length
  })
}

/** Nobody who has the table alone can try addresses out. */
export const hashEmail = (secretFor: SecretFor, email: string): string =>
  createHmac('sha256', secretFor('contact')).update(`provider ${email.toLowerCase()}`).digest('hex')

export async function forgetContact(tx: Transaction, listingId: number): Promise<void> {
  const [gone] = await tx
    .delete(providerContacts)
    .where(eq(providerContacts.listingId, listingId))
    .returning({ emailHash: providerContacts.emailHash })
  if (gone?.emailHash) await forgetAddress(tx, gone.emailHash)
}
