import type { NewLink } from '../../../shared/checks/provider-answers.ts'
import type { Settings } from '../../../shared/settings.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database } from '../../db/open.ts'
import { lockChecker } from '../accounts/locks.ts'
import { lockListing } from '../listings/shown.ts'
import { findAdminListing } from '../listings/admin.ts'
import { readPhone } from '../listings/phone.ts'
import { findContact, type ContactParts } from './contacts.ts'
import { makeHandOver } from './hand-over.ts'
import { holdTask } from '../checks/tasks.ts'

interface MessageParts extends Pick<ContactParts, 'ciphers'> {
  site: Pick<Settings, 'name' | 'publicUrl'>
  now: Date
}

/** What the person who has the task sends from their own phone, or prints, with a link that works once. */
export async function makeMessage(
  db: Database,
  { site, now, ...parts }: MessageParts,
  user: User,
  id: number,
): Promise<NewLink> {
  return db.transaction(async (tx) => {
    await lockChecker(tx, user.id)
    const { listingId } = await holdTask(tx, user, id, now)
    await lockListing(tx, listingId)
    const { name, phone } = await findAdminListing(tx, listingId)
    const contact = await findContact(tx, parts, listingId)
    const number = readPhone(contact?.whatsapp || contact?.phone || '') ?? phone
    const link = { listingId, taskId: id, channel: 'whatsapp', madeBy: user.id, now } as const
    const language = contact?.language ?? undefined
    return makeHandOver(tx, site, link, { name, phone: number, language })
  })
}
