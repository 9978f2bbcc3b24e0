const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** Where each mailbox is somebody else's. At any other domain all of them may be one person's. */
const PUBLIC_DOMAINS = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.in yahoo.co.in ymail.com rediffmail.com rediff.com
  outlook.com hotmail.com live.com live.in msn.com icloud.com me.com proton.me protonmail.com
  zohomail.in zohomail.com aol.com gmx.com`.split(/\s+/),
)

/**
 * The mailbox that an address reaches, as far as its spelling tells: "asha+news@example.org" is asha's. For counting what
 * is sent there, and never for sending: not every server reads addresses so.
 */
export function mailboxOf(email: string): string {
  const typed = email.toLowerCase()
  const domain = domainOf(typed)
  const [name = ''] = typed.slice(0, -domain.length - 1).split('+')
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** The domain whose mails are counted together, undefined where many people share it. */
export function countedDomain(email: string): string | undefined {
  const domain = domainOf(email.toLowerCase())
  return PUBLIC_DOMAINS.has(domain) ? undefined : domain
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)
