import { claimPath, CODE_HOURS, inGroups } from '../../../shared/claims/rules.ts'
import type { Transaction } from '../../db/open.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { queueMail } from '../../mail/outbox.ts'
import { claimCodeMail, claimEndedMail } from '../../mail/templates/claims.ts'

interface Sent {
  to: string
  /** The listing's. */
  name: string
  listingId: number
  code: string
}

/** To the listing's own address: who asks for a code does not see it here. */
export async function mailCode(
  tx: Transaction,
  { env }: { env: ServerEnv },
  { to, name, listingId, code }: Sent,
): Promise<void> {
  const site = publicSettings(env)
  const url = new URL(claimPath(listingId), site.publicUrl).href
  const letter = { name, code: inGroups(code), url, minutes: CODE_HOURS * 60 }
  await queueMail(tx, { ...claimCodeMail(site, letter), to })
}

interface Ended {
  to: string
  name: string
  listingId: number
  reason: string
  wasProven: boolean
}

/** To who claimed the listing: what a moderator decided, and why. */
export async function mailEnd(
  tx: Transaction,
  { env }: { env: ServerEnv },
  { to, listingId, ...ended }: Ended,
): Promise<void> {
  const site = publicSettings(env)
  const url = new URL(claimPath(listingId), site.publicUrl).href
  await queueMail(tx, { ...claimEndedMail(site, { ...ended, url }), to })
}
