import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { ServerEnv } from '../env/env.ts'
import { mayTry } from '../start/trial.ts'
import { words } from './templates/words.ts'

/** A waiting mail, as the outbox keeps it. */
export interface OutgoingMail {
  recipient: string
  subject: string
  text: string
  html: string
  replyTo: string | null
  unsubscribeUrl: string | null
  calendar: string | null
  messageKey: string
  createdAt: Date
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail over; throws what `toProblem` understands. */
  send(mail: OutgoingMail): Promise<void>
}

/** For one mail, in milliseconds; the lease of mail/delivery.ts is longer. */
const PATIENCE = { connect: 15_000, silence: 30_000, whole: 120_000 }

/**
 * The way out for mails. Null when there is none: then they wait (ruling 19). Who develops the site or tries it sees
 * them printed.
 */
export function createMailer(env: ServerEnv): Mailer | null {
  if (env.SMTP_URL && env.MAIL_FROM) return overSmtp(env, env.SMTP_URL, env.MAIL_FROM)
  return isPrinted(env) ? inTheWindow : null
}

/** Whether mails leave, or are printed: without a way out they wait. */
export const hasMailer = (env: ServerEnv): boolean => env.SMTP_URL !== undefined || isPrinted(env)

const isPrinted = (env: ServerEnv) => env.NODE_ENV === 'development' || mayTry(env)

function overSmtp(env: ServerEnv, url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    ...encryption(new URL(url)),
    connectionTimeout: PATIENCE.connect,
    greetingTimeout: PATIENCE.connect,
    socketTimeout: PATIENCE.silence,
    // A mail is what the outbox says; it must not fetch anything.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)

  return {
    async send({ recipient, subject, text, html, messageKey, createdAt, ...more }) {
      const { replyTo, unsubscribeUrl, calendar } = more
      const sent = transport.sendMail({
        from: { name: env.SITE_NAME, address: from },
        to: { name: '', address: recipient },
        replyTo: replyTo ?? env.CONTACT_EMAIL,
        envelope: { from, to: [recipient] },
        // What begins an encoded word (RFC 2047) as somebody typed it would be read as what it stands for.
        subject: subject.replaceAll('=?', '= ?'),
        text,
        html,
        messageId: `<${messageKey}@${domain}>`,
        date: createdAt,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // Mail programs press https addresses only (RFC 8058).
          ...(unsubscribeUrl?.startsWith('https:') && {
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
        ...(calendar && { attachments: [entry(calendar)] }),
      })
      await within(PATIENCE.whole, sent)
    },
  }
}

/**
 * Beside the text and not as a form of it (RFC 6047 allows both): some programs would show that instead of the text. The
 * method says that nobody is asked for an answer.
 */
const entry = (content: string) => ({
  filename: 'event.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content,
})

/** Mails carry links that sign in: to another machine they travel encrypted. What SMTP_URL says itself goes first. */
function encryption({ protocol, hostname, searchParams }: URL) {
  const isThisMachine = /^(localhost|127\.[0-9.]+|\[::1\])$/.test(hostname)
  return {
    requireTLS: protocol === 'smtp:' && !isThisMachine && searchParams.get('ignoreTLS') !== 'true',
    // Nobody vouches for a machine's own name for itself.
    tls: { rejectUnauthorized: !isThisMachine },
  }
}

/** A server that says a word now and then could keep us for ever: silence alone is no measure. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const late = new AbortController()
  const deadline = pause(ms, undefined, { signal: late.signal, ref: false }).then(() => {
    throw Object.assign(new Error('deadline'), { code: 'ETIMEDOUT' })
  })
  try {
    await Promise.race([work, deadline])
  } finally {
    deadline.catch(() => {})
    late.abort()
  }
}

const inTheWindow: Mailer = {
  async send({ recipient, subject, text }) {
    process.stdout.write(words.unsent(recipient, subject, text))
  },
}
