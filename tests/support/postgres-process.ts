import { once } from 'node:events'
import { pino } from 'pino'
import { startPostgres } from '../../server/db/postgres/start.ts'

/** A process with a PostgreSQL of its own in the folder that is named: says "ready", and ends with its input. */
const [folder = ''] = process.argv.slice(2)
try {
  const { stop } = await startPostgres(folder, pino({ level: 'warn' }, process.stderr))
  process.stdout.write('ready\n')
  process.stdin.resume()
  await once(process.stdin, 'end')
  await stop()
} catch (error) {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
}
