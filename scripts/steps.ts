import { spawn, type ChildProcess } from 'node:child_process'
import { printInOrder, type Write } from './print-in-order.ts'

/** A part of a run: a script for Node, in a process of its own. */
export interface Step {
  name: string
  /** The script and its arguments. */
  command: string[]
  /** Settings of its own. */
  env?: Record<string, string>
  /** It starts when these have passed; those that are not part of the run do not count. */
  needs?: Step[]
  /** Looked at when it ended well: what is wrong all the same. */
  complaint?: () => string | undefined
}

/** How long a step may take to end when another has failed, in milliseconds. */
const PATIENCE = 10_000

/**
 * Runs each step as soon as it can start, and prints what they say one after the other, in the order of the list.
 * The first that fails ends all others, is printed last, and is the answer. `stop` ends all of them as well.
 */
export async function runSteps(
  steps: Step[],
  write: Write,
  stop = new AbortController(),
): Promise<Step | undefined> {
  const output = printInOrder(steps, write)
  const ends = new Map<Step, Promise<boolean>>()
  let failed: Step | undefined
  for (const step of steps) ends.set(step, run(step))
  await Promise.all(ends.values())
  return failed

  async function run(step: Step): Promise<boolean> {
    await Promise.all((step.needs ?? []).map((need) => ends.get(need)))
    if (stop.signal.aborted) return false
    const started = performance.now()
    output.say(step, `\n> ${step.name}\n`)
    const complaint = await execute(step, stop.signal, (text) => output.say(step, text))
    if (stop.signal.aborted) return false
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (complaint === undefined) {
      output.sayLast(step, `ok: ${step.name}, ${seconds} s\n`)
      return true
    }
    failed = step
    stop.abort()
    output.sayLastOfAll(step, `${complaint}FAILED: ${step.name}, ${seconds} s\n`)
    return false
  }
}

/** Resolves with what is wrong, which is blank when the step has said it itself; with nothing when all is well. */
async function execute(step: Step, stop: AbortSignal, print: Write): Promise<string | undefined> {
  const child = spawn(process.execPath, step.command, {
    env: { ...process.env, ...colours(), ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that whatever it starts ends with it.
    detached: true,
  })
  child.stdout.setEncoding('utf8').on('data', print)
  child.stderr.setEncoding('utf8').on('data', print)
  const code = await ended(child, stop)
  if (code !== 0) return ''
  const complaint = step.complaint?.()
  return complaint && `${complaint}\n`
}

function ended(child: ChildProcess, stop: AbortSignal): Promise<number | null> {
  return new Promise((resolve, reject) => {
    let lastResort: NodeJS.Timeout | undefined
    const end = () => {
      signal(child, 'SIGTERM')
      lastResort = setTimeout(() => signal(child, 'SIGKILL'), PATIENCE)
    }
    stop.addEventListener('abort', end)
    child.once('error', reject)
    child.once('exit', () => signal(child, 'SIGKILL'))
    child.once('close', (code) => {
      stop.removeEventListener('abort', end)
      clearTimeout(lastResort)
      resolve(code)
    })
  })
}

/** To the process and all that it started. */
function signal(child: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (child.pid) process.kill(-child.pid, name)
  } catch {
    // None of them is left.
  }
}

/** A pipe is no terminal, but what comes out of it is read in one. */
const colours = () => (process.stdout.isTTY ? { FORCE_COLOR: '1' } : {})
