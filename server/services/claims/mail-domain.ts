import { parse } from 'tldts'
import { countedDomain } from '../accounts/mailbox.ts'

/** Where pages of many stand side by side, beyond what the Public Suffix List says of it. */
const SHARED = new Set(
  `facebook.com fb.com fb.me instagram.com youtube.com youtu.be linkedin.com x.com twitter.com threads.net t.me
  telegram.me whatsapp.com wa.me google.com goo.gl g.page g.co linktr.ee bio.link about.me medium.com
  wordpress.com wixsite.com wix.com weebly.com blogspot.com blogspot.in blogger.com tumblr.com
  webnode.com webnode.page jimdo.com godaddysites.com business.site yolasite.com strikingly.com
  carrd.co notion.site substack.com justdial.com sulekha.com indiamart.com practo.com lybrate.com
  quora.com wikipedia.org yellowpages.in milaap.org ketto.org giveindia.org`.split(/\s+/),
)

/** Under these a domain is a whole government's. */
const GOVERNMENTS = new Set(['gov.in', 'nic.in', 'mil.in'])

/**
 * The domain at which an email address shows that a website is somebody's own. Null where many share it: a host of many
 * sites, a provider of mailboxes, a government.
 */
export function mailDomain(website: string): string | null {
  const { domain, publicSuffix, isIcann, isIp } = parse(website, { allowPrivateDomains: true })
  if (!domain || !publicSuffix || isIp || !isIcann) return null
  if (SHARED.has(domain) || GOVERNMENTS.has(publicSuffix) || GOVERNMENTS.has(domain)) return null
  return countedDomain(`any@${domain}`) ?? null
}

/** Exactly that domain: a mailbox below it may be somebody else's. */
export const isAtDomain = (email: string, domain: string): boolean =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase() === domain
