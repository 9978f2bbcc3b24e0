import type { Settings } from '../../../shared/settings.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database } from '../../db/open.ts'
import { lockChecker } from '../accounts/locks.ts'
import { lockListing } from '../listings/shown.ts'
import { findAdminListing } from '../listings/admin.ts'
import { readPhone } from '../listings/phone.ts'
import { findContact, type ContactParts } from './contacts.ts'
import { askMessage, whatsappAddress } from './message.ts'
import { holdTask } from './tasks.ts'

interface MessageParts extends Pick<ContactParts, 'ciphers'> {
  site: Pick<Settings, 'name' | 'publicUrl'>
  now: Date
}

/** What the person who has the task sends from their own phone: where the listing is, and what is asked of it. */
export async function makeMessage(
  db: Database,
  { site, now, ...parts }: MessageParts,
  user: User,
  id: number,
): Promise<{ text: string; whatsapp: string | null }> {
  return db.transaction(async (tx) => {
    await lockChecker(tx, user.id)
    const { listingId } = await holdTask(tx, user, id, now)
    await lockListing(tx, listingId)
    const { name, phone } = await findAdminListing(tx, listingId)
    const contact = await findContact(tx, parts, listingId)
    const text = askMessage({ site, name, listingId })
    const number = readPhone(contact?.whatsapp || contact?.phone || '') ?? phone
    return { text, whatsapp: whatsappAddress(number, text) }
  })
}
