import { fork } from 'node:child_process'
import { invalid } from '../errors.ts'
import { projectFile } from '../project-file.ts'
import { say, type Sentence } from '../sentences.ts'
import type { Made, ShapeName } from './draw.ts'
import type { Outcome, Task } from './worker.ts'

const WORKER = projectFile(
  import.meta.url.endsWith('.ts') ? 'server/pictures/worker.ts' : 'dist/server/picture-worker.js',
)
/** How long one picture may take, in seconds. */
export const PICTURE_SECONDS = 10

/**
 * Draws a picture in a process of its own. A thread could not be stopped while it reads a file that somebody made to be
 * slow; a process can, and takes nothing of this one with it.
 */
export async function drawApart(
  bytes: Buffer,
  shape: ShapeName,
  seconds = PICTURE_SECONDS,
): Promise<Made[]> {
  const worker = fork(WORKER, {
    // Nothing of our settings: the file is a stranger's.
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let slow: NodeJS.Timeout | undefined
  const outcome = new Promise<Outcome>((resolve, reject) => {
    slow = setTimeout(() => resolve({ refused: say.pictureTooSlow }), seconds * 1_000)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code, signal) =>
      reject(new Error(`The process that draws pictures ended with ${code ?? signal}.`)),
    )
    const task: Task = { bytes, shape }
    worker.send(task, (error) => error && reject(error))
  })
  try {
    return madeOf(await outcome)
  } finally {
    clearTimeout(slow)
    worker.kill('SIGKILL')
  }
}

function madeOf(outcome: Outcome): Made[] {
  if ('made' in outcome) return outcome.made
  if ('refused' in outcome) throw refused(outcome.refused)
  throw new Error(outcome.broken)
}

/** Said at the field. */
export const refused = (sentence: Sentence) => invalid(sentence, { file: sentence })
