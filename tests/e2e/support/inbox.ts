import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, inject } from 'vitest'
import { openMailServer } from '../../support/mail-server.ts'

interface InboxMail {
  subject?: string
  text?: string
}

/** A real mail server, and an address under which tests in other processes read what it got. */
export async function openInbox() {
  const mail = await openMailServer()
  const server = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://inbox').searchParams.get('to') ?? ''
    const mails = mail.to(to).map(({ subject, text }): InboxMail => ({ subject, text }))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(mails))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('This system gave no port.')
  return {
    smtpUrl: mail.url,
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await mail.stop()
    },
  }
}

/** What somebody has got so far. */
export async function mailsTo(to: string): Promise<InboxMail[]> {
  const response = await fetch(`${inject('inbox')}/?${new URLSearchParams({ to })}`)
  const mails: InboxMail[] = await response.json()
  return mails
}

/** Waits for a mail in which this stands; gives what was found in the newest. */
export async function findInMail(to: string, wanted: RegExp, subject = /./): Promise<string[]> {
  let found: string[] | null | undefined
  await expect
    .poll(
      async () => {
        const mails = (await mailsTo(to)).filter((mail) => subject.test(mail.subject ?? ''))
        found = wanted.exec(mails.at(-1)?.text ?? '')
        return found
      },
      { timeout: 30_000, message: `${wanted} in a mail to ${to} about ${subject}` },
    )
    .toBeTruthy()
  return found ?? []
}

/** The link of ours in the mail with this subject. */
export async function linkTo(to: string, subject: RegExp): Promise<string> {
  const [link = ''] = await findInMail(to, /https?:\/\/\S+\/api\/\S+/, subject)
  return link
}
