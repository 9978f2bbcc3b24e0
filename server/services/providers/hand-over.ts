import { eq } from 'drizzle-orm'
import {
  SCRIPT_LANGUAGES,
  type Channel,
  type ScriptLanguage,
} from '../../../shared/checks/kinds.ts'
import { LINK_DAYS, sheetPath } from '../../../shared/checks/links.ts'
import type { NewLink } from '../../../shared/checks/provider-answers.ts'
import { LANGUAGE } from '../../../shared/formats/locale.ts'
import type { Settings } from '../../../shared/settings.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { listings, providerContacts } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { say } from '../../sentences.ts'
import { lockAdmin } from '../accounts/locks.ts'
import { recordAct } from '../admin/audit.ts'
import { makeProviderLink, type NewLink as NewProviderLink } from './links.ts'
import { linkAddress, linkMessage, whatsappAddress } from './message.ts'

type Site = Pick<Settings, 'name' | 'publicUrl'>

/** Makes a link that an admin hands over: copied, by WhatsApp on their own phone, or printed. Throws not found. */
export async function handOver(
  db: Database,
  { site, now }: { site: Site; now: Date },
  admin: User,
  { id, channel }: { id: number; channel: Channel },
): Promise<NewLink> {
  return db.transaction(async (tx) => {
    await lockAdmin(tx, admin.id)
    const [listing] = await tx
      .select({
        name: listings.name,
        phone: listings.phone,
        removedAt: listings.removedAt,
        language: providerContacts.language,
      })
      .from(listings)
      .leftJoin(providerContacts, eq(providerContacts.listingId, listings.id))
      .where(eq(listings.id, id))
    if (!listing || listing.removedAt) throw notFound(say.listingNotFound)
    await recordAct(tx, { admin, action: 'listing.link', subjectId: id, detail: channel })
    const language = SCRIPT_LANGUAGES.find((one) => one === listing.language)
    const link = { listingId: id, channel, madeBy: admin.id, now }
    return makeHandOver(tx, site, link, { ...listing, language })
  })
}

interface To {
  /** The listing's. */
  name: string
  phone: string | null
  language: ScriptLanguage | undefined
}

/** A new link, and all that hands it over, in the language of whom it is for. */
export async function makeHandOver(
  tx: Transaction,
  site: Site,
  link: NewProviderLink,
  { name, phone, language = LANGUAGE }: To,
): Promise<NewLink> {
  const token = await makeProviderLink(tx, link)
  const message = linkMessage({ site, name, token, language })
  return {
    url: linkAddress({ site, token, language }),
    message,
    whatsapp: whatsappAddress(phone, message),
    sheet: sheetPath(token, language),
    expiresAt: new Date(link.now.getTime() + LINK_DAYS * 86_400_000).toISOString(),
  }
}
