import { randomUUID } from 'node:crypto'
import type { Setup, TestMail } from '../../../shared/admin/setup.ts'
import { publicSettings, type ServerEnv } from '../../env/env.ts'
import { createMailer, hasMailer } from '../../mail/mailer.ts'
import { toProblem } from '../../mail/problem.ts'
import { testMail } from '../../mail/templates/test-mail.ts'
import { words } from '../../words.ts'

/** What of the settings is there (first-hour 41); an admin learns nothing of what they say. */
export function findSetup(env: ServerEnv): Setup {
  return {
    steps: [
      { id: 'address', isDone: env.PUBLIC_URL !== undefined },
      { id: 'mail', isDone: env.SMTP_URL !== undefined },
      { id: 'officer', isDone: env.GRIEVANCE_OFFICER !== undefined },
      { id: 'contact', isDone: (env.CONTACT_EMAIL ?? env.CONTACT_PHONE) !== undefined },
      { id: 'tiles', isDone: env.MAP_TILES_URL !== undefined },
    ],
    canMail: hasMailer(env),
  }
}

/**
 * Sends a mail past the outbox and waits for the mail server's answer, so that whoever sets up the site learns at once
 * whether it takes our name and password.
 */
export async function sendTestMail(env: ServerEnv, recipient: string): Promise<TestMail> {
  const mailer = createMailer(env)
  if (!mailer) return { recipient, problem: words.noMailServer }
  try {
    await mailer.send({
      ...testMail(publicSettings(env)),
      recipient,
      replyTo: null,
      unsubscribeUrl: null,
      calendar: null,
      messageKey: randomUUID(),
      createdAt: new Date(),
    })
    return { recipient, problem: null }
  } catch (error) {
    return { recipient, problem: toProblem(error).message }
  }
}
