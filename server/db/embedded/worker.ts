import { parentPort, workerData } from 'node:worker_threads'
import { guardAgainstCrashes } from './crash-guard.ts'
import { DataFolderUnusable, NotDurable } from './errors.ts'
import { keepHouse } from './housekeeping.ts'
import { withLastWords } from './last-words.ts'
import type { FromWorker, ToWorker, WorkerStart } from './messages.ts'
import { openPglite } from './open-pglite.ts'
import { serveSessions } from './sessions.ts'

/** The thread the database lives in: a long query holds up other queries, never the web server. */
async function main(start: WorkerStart) {
  const db = await openPglite(start)
  guardAgainstCrashes(db, leaveCrashed)
  const sessions = serveSessions(db, new Int32Array(start.running), leaveCrashed)
  await keepHouse(db, sessions, {
    ...start,
    problem: (message) => tell({ is: 'problem', message }),
  })

  parentPort?.on('message', (message: ToWorker) => {
    if (message.do === 'session') sessions.add(message.port)
    else if (message.do === 'checkpoint') void reply(message.id, () => sessions.between(checkpoint))
    else void reply(message.id, close)
  })
  tell({ is: 'ready' })

  async function checkpoint() {
    await db.exec('CHECKPOINT')
  }

  async function close() {
    await sessions.stop()
    await checkpoint()
    await db.close()
  }
}

async function reply(id: number, work: () => Promise<void>) {
  try {
    await work()
    tell({ is: 'done', id })
  } catch (error) {
    tell({ is: 'done', id, error: describe(error) })
  }
}

/** Ends the thread at once, out of whatever the database is doing, so that nothing more is confirmed. */
function leaveCrashed(cause: unknown): never {
  tell({ is: 'crashed', message: withLastWords(cause) })
  process.exit(1)
}

const tell = (message: FromWorker) => parentPort?.postMessage(message, [])

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))

const start: WorkerStart = workerData
main(start).catch((error: unknown) => {
  tell(refusal(error))
  process.exit(1)
})

function refusal(error: unknown): FromWorker {
  if (error instanceof NotDurable)
    return { is: 'refused', because: 'not durable', reason: error.reason }
  if (error instanceof DataFolderUnusable)
    return { is: 'refused', because: 'unusable', reason: error.message }
  const reason =
    `The database in ${start.folder ?? 'memory'} cannot be opened: ${withLastWords(error)}. ` +
    'Nothing was thrown away. Set DATA_DIR to a new folder and run `npm run restore` with your last backup.'
  return { is: 'refused', because: 'unusable', reason }
}
