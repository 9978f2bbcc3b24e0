import { resolve } from 'node:path'
import { main } from './cli.ts'

/**
 * `npm run backup [folder]`, in the built site `node dist/server/backup.js [folder]`. npm runs it in the project's folder
 * and says where it was called; the running site may be elsewhere.
 */
const [folder] = process.argv.slice(2)
const here = process.env.INIT_CWD ?? process.cwd()
process.exit(await main('backup', ['make', ...(folder ? [resolve(here, folder)] : [])]))
