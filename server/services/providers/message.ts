import type { ScriptLanguage } from '../../../shared/checks/kinds.ts'
import { linkPath, LINK_DAYS } from '../../../shared/checks/links.ts'
import type { Settings } from '../../../shared/settings.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { words } from '../checks/words.ts'

interface Message {
  site: Pick<Settings, 'name' | 'publicUrl'>
  /** The listing's. */
  name: string
  token: string
  language: ScriptLanguage
}

/** The address of a provider's link. */
export const linkAddress = ({ site, token, language }: Omit<Message, 'name'>): string =>
  new URL(linkPath(token, language), site.publicUrl).href

/** What a moderator sends a provider from their own phone. */
export const linkMessage = ({ site, name, token, language }: Message): string =>
  words.message[language]({
    site: site.name,
    name,
    url: linkAddress({ site, token, language }),
    days: LINK_DAYS,
  })

/** Opens WhatsApp with that message to a stored number; null for one that WhatsApp cannot reach. */
export function whatsappAddress(phone: string | null, message: string): string | null {
  const number = phone?.startsWith('+') ? parsePhoneNumberFromString(phone) : undefined
  if (!number?.isValid()) return null
  return `https://wa.me/${number.number.slice(1)}?${new URLSearchParams({ text: message })}`
}
