import { and, eq } from 'drizzle-orm'
import type { CredentialInput } from '../../../shared/checks/tasks.ts'
import { indianDay } from '../../../shared/indian-days.ts'
import { readCredential, writeCredential } from '../../../shared/listings/credentials.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database } from '../../db/open.ts'
import { checkTasks, listingCredentials } from '../../db/schema.ts'
import { conflict } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { recordAct } from '../admin/audit.ts'
import { lockChecker } from '../accounts/locks.ts'
import { holdListing } from '../listings/state.ts'
import { planNextCheck } from './due.ts'
import { holdTask, leaseFrom } from './tasks.ts'

/**
 * Somebody looked in the register for what a listing claims. It is no word of its provider, so it confirms nothing else;
 * the task goes on. Throws conflict when the listing no longer claims it.
 */
export async function recordCredential(
  db: Database,
  user: User,
  id: number,
  { register, number, isFound, validUntil, registerUrl }: CredentialInput,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockChecker(tx, user.id)
    const { listingId } = await holdTask(tx, user, id, now)
    const { values } = await holdListing(tx, listingId)
    await holdTask(tx, user, id, now)
    const claim = values.credentials
      .map(readCredential)
      .find((one) => one?.register === register && one.number === number)
    if (!claim) throw conflict(say.adminListing.changed)
    if (isFound) {
      const found = {
        holder: claim.holder,
        registerUrl,
        checkedOn: indianDay(now),
        checkedBy: user.id,
        validUntil: validUntil || null,
        updatedAt: now,
      }
      await tx
        .insert(listingCredentials)
        .values({ listingId, register, number, ...found })
        .onConflictDoUpdate({
          target: [
            listingCredentials.listingId,
            listingCredentials.register,
            listingCredentials.number,
          ],
          set: found,
        })
    } else
      await tx
        .delete(listingCredentials)
        .where(
          and(
            eq(listingCredentials.listingId, listingId),
            eq(listingCredentials.register, register),
            eq(listingCredentials.number, number),
          ),
        )
    // Without the name: a log outlives what it is about.
    const line = writeCredential({ register, number, holder: '' })
    const detail = `${line}: ${isFound ? 'found' : 'not found'}`
    await recordAct(tx, { admin: user, action: 'listing.credential', subjectId: listingId, detail })
    await tx
      .update(checkTasks)
      .set({ leaseUntil: leaseFrom(now), updatedAt: now })
      .where(eq(checkTasks.id, id))
    await planNextCheck(tx, listingId)
  })
}
