const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address reaches, as far as its spelling tells: "asha+news@example.org" is asha's. For counting what
 * is sent there, and never for sending: not every server reads addresses so.
 */
export function mailboxOf(email: string): string {
  const typed = email.toLowerCase()
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  const [name = ''] = typed.slice(0, at).split('+')
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
