import { resolve } from 'node:path'
import { restoredLines } from '../backup/lines.ts'
import { restore } from '../backup/restore.ts'
import { words } from '../backup/words.ts'
import { printed } from './cli.ts'

/** `npm run restore -- BACKUP`, in the built site `node dist/server/restore.js BACKUP`. */
const [folder] = process.argv.slice(2)
const here = process.env.INIT_CWD ?? process.cwd()
process.exit(
  await printed(async (env) => {
    if (!folder) throw new Error(words.nameABackup)
    return restoredLines(await restore(resolve(here, folder), env), env)
  }),
)
