import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readEnv } from '../server/env/env.ts'
import { mayTry } from '../server/start/trial.ts'
import { buildOrExit } from './build.ts'
import './end-with-parent.ts'

/** `npm run demo`: the site on trial, with made examples beside its starter content, in a folder that goes when it ends. */
const project = process.cwd()
const refuse = (sentence: string) => {
  process.stderr.write(`\n${sentence}\n\n`)
  process.exit(1)
}
if (process.env.PUBLIC_URL)
  refuse('The demo is for this computer alone. Please take PUBLIC_URL away, or use: npm start')

const folder = mkdtempSync(join(tmpdir(), 'saath-demo-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
// React and the site read these when they are loaded.
process.env.NODE_ENV = 'production'
process.env.LOG_LEVEL ||= 'warn'
Object.assign(process.env, {
  DATA_DIR: folder,
  BACKUP_DIR: '',
  DATABASE_URL: '',
  SEED: 'starter',
  ADMIN_EMAILS: '',
})
try {
  if (!mayTry(readEnv(process.env)))
    refuse('The demo is for this computer alone. Please take HOST away, or set it to 127.0.0.1.')
  buildOrExit(project)
  const { fillDemo } = await built<typeof import('../server/start/fill-demo.ts')>('demo')
  await fillDemo(readEnv(process.env))
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error))
}
process.stdout.write(
  '\n  This is a demo with made examples. All of it is deleted when you stop it (Ctrl+C).\n',
)
await built('main')

function built<Module>(name: string): Promise<Module> {
  return import(pathToFileURL(join(project, `dist/server/${name}.js`)).href)
}
