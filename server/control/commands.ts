import { z } from 'zod'
import { backupsFolder } from '../backup/folder.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { backupLines } from '../backup/lines.ts'
import { openSiteCiphers } from '../http/ciphers.ts'
import type { Database } from '../db/open.ts'
import type { ServerEnv } from '../env/env.ts'
import { findAdmins, grantAdmin, revokeAdmin } from '../services/accounts/admins.ts'
import { printLink } from '../services/accounts/printed-links.ts'
import { reencryptContacts } from '../services/providers/contacts.ts'
import { reencryptReports } from '../services/reports/reply.ts'
import { repairSeats, reencrypt } from '../services/registrations/jobs.ts'
import { notifyByMail } from '../services/registrations/mails.ts'
import { adoptSecret } from '../services/accounts/site-secret.ts'
import { repairCounters } from '../services/reviews/counters.ts'
import { openSecrets } from '../start/secrets.ts'
import { words } from './words.ts'

export interface CommandParts {
  db: Database
  env: ServerEnv
}

type Command = (parts: CommandParts, args: string[]) => Promise<string[]>

/** What can be asked of a running site, or done without one (ruling 18). */
const COMMANDS: Record<string, Command> = {
  async 'admin grant'({ db, env }, [email]) {
    const { address, link } = await grantAdmin(db, env, readEmail(email))
    return words.granted(address, link)
  },
  async 'admin link'({ db, env }, [email, option]) {
    if (option !== undefined && option !== '--adult') throw new Error(words.optionUnknown(option))
    const address = readEmail(email)
    return words.linked(
      address,
      await printLink(db, env, address, { isAdult: option !== undefined }),
    )
  },
  async 'admin revoke'({ db, env }, [email]) {
    const address = await revokeAdmin(db, readEmail(email))
    return words.revoked(address, env.ADMIN_EMAILS.includes(address))
  },
  async 'admin list'({ db }) {
    const admins = await findAdmins(db)
    return admins.length > 0 ? admins : words.noAdmins
  },
  async 'counters check'({ db, env }) {
    return [
      ...words.countersMended(await repairCounters(db)),
      ...words.placesMended(await repairSeats(db, new Date(), notifyByMail(env))),
    ]
  },
  async 'backup make'({ db, env }, [folder = backupsFolder(env)]) {
    return backupLines(await makeBackup({ db, env }, folder), env)
  },
  async 'secret rotate'({ db, env }) {
    const ciphers = openSiteCiphers(env)
    const parts = { ciphers, secretFor: openSecrets(env) }
    return words.sealedAnew(
      (await reencrypt(db, ciphers)) +
        (await reencryptContacts(db, parts)) +
        (await reencryptReports(db, parts)),
    )
  },
  async 'secret adopt'({ db, env }) {
    await adoptSecret(db, env)
    return words.secretAdopted
  },
}

export async function runCommand(
  parts: CommandParts,
  name: string,
  args: string[],
): Promise<string[]> {
  const command = COMMANDS[name]
  if (!command) throw new Error(words.unknown(name))
  return command(parts, args)
}

function readEmail(text: string | undefined): string {
  const email = z.email().max(100).safeParse(text)
  if (!email.success) throw new Error(words.emailNeeded)
  return email.data.toLowerCase()
}
