import { eq } from 'drizzle-orm'
import { normalForm } from '../../../shared/normal-form.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Transaction } from '../../db/open.ts'
import { events } from '../../db/schema.ts'

/**
 * What stays of somebody's proposals once the account goes says nothing of them: how to reach them goes, whosever it is,
 * and as the organiser's name all of what has theirs in it (ruling 21). The caller holds the events.
 */
export async function eraseOrganiser(tx: Transaction, user: User, now: Date): Promise<void> {
  const proposed = await tx.select().from(events).where(eq(events.proposedBy, user.id))
  for (const { id, organizer, sequence } of proposed) {
    const isTheirs = namesOf(user).some((name) => wordsOf(organizer).includes(name))
    await tx
      .update(events)
      .set({
        contactEmail: null,
        contactPhone: null,
        ...(isTheirs && { organizer: '', sequence: sequence + 1 }),
        // An admin who has it open does not save the old contact again.
        updatedAt: now,
      })
      .where(eq(events.id, id))
  }
}

/** Of an account without a name, what stands before the @. */
function namesOf({ firstName, lastName, email }: User): string[] {
  const names = wordsOf(`${firstName ?? ''} ${lastName ?? ''}`)
  return names.length > 0 ? names : wordsOf(email.slice(0, email.lastIndexOf('@')))
}

/** An initial is nobody's name. */
const wordsOf = (text: string) =>
  normalForm(text, 'NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1)
