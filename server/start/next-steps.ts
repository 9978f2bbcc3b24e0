import type { Database } from '../db/open.ts'
import { localOrigin, siteOrigin, takesContent, type ServerEnv } from '../env/env.ts'
import { findAdmins } from '../services/accounts/admins.ts'
import { printFirstAdminLink } from '../services/accounts/first-admin.ts'
import { mayTry } from './trial.ts'

/** What a start prints: where the site is, and what to do next; on trial with a link to the admins' side (ruling 44). */
export async function sayNextSteps(db: Database, env: ServerEnv, port: number): Promise<string> {
  const here = { ...env, PORT: port }
  const address = env.PUBLIC_URL ? siteOrigin(env) : localOrigin(env.HOST, port)
  const isTrial = mayTry(env)
  const steps = isTrial ? await trialSteps(db, here) : await missingSteps(db, env)
  const lines = [
    `${env.SITE_NAME} is ready: ${address}`,
    ...(isTrial ? ['Trial: only this computer reaches it. Emails are printed here.'] : []),
    ...(steps.length > 0 ? ['', 'Next:', ...steps.map((step, at) => `${at + 1}. ${step}`)] : []),
  ]
  return `\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n\n`
}

async function trialSteps(db: Database, env: ServerEnv): Promise<string[]> {
  const link = await printFirstAdminLink(db, env)
  return [
    `Create an account at ${siteOrigin(env)}/login/new, with any email address: its email is printed here.`,
    link
      ? `Become admin: this link works once, within 15 minutes:\n     ${link}`
      : 'Look after the site as admin. For a link to sign in: npm run admin -- grant EMAIL',
    'Open the site to visitors: set PUBLIC_URL, SMTP_URL, GRIEVANCE_OFFICER and OPERATOR_NAME, as docs/operating.md says.',
  ]
}

/** For a site with visitors: what keeps people or admins out, and who runs it. */
async function missingSteps(db: Database, env: ServerEnv): Promise<string[]> {
  const hasAdmin = env.ADMIN_EMAILS.length > 0 || (await findAdmins(db)).length > 0
  return [
    !env.PUBLIC_URL && 'Set PUBLIC_URL to the address that visitors use.',
    !env.SMTP_URL && 'Set SMTP_URL and MAIL_FROM: without them nobody can sign up by email.',
    !takesContent(env) &&
      'Set GRIEVANCE_OFFICER: without it nobody can write reviews or send listings.',
    !hasAdmin && 'Name an admin: npm run admin -- grant EMAIL',
    !env.OPERATOR_NAME && 'Set OPERATOR_NAME: without it no page says who runs the site.',
  ]
    .filter((step) => step !== false)
    .slice(0, 3)
}
