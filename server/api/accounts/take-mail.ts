import type { Context } from 'hono'
import type { Env } from '../../context.ts'
import { take, takeMailDomain } from '../../middleware/rate-limit.ts'
import { mailboxOf } from '../../services/accounts/mailbox.ts'

/** Sign-in, verification and reset mails together, to one mailbox or domain and from one place (ruling 30). */
export async function takeMail(c: Context<Env>, email: string): Promise<void> {
  const mailbox = mailboxOf(email)
  await take(c, 'mail-address', c.var.address)
  await take(c, 'mail-hour', mailbox)
  await take(c, 'mail-day', mailbox)
  await takeMailDomain(c, email)
}
