import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runSteps, type Step } from './steps.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saath-steps-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A step that runs this code. */
function step(name: string, code: string, more: Partial<Step> = {}): Step {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, code)
  return { name, command: [file], ...more }
}

/** Runs them; answers what was printed, without the times, and which failed. */
async function run(...steps: Step[]) {
  let printed = ''
  const failed = await runSteps(steps, (text) => void (printed += text))
  return { printed: printed.replaceAll(/, [\d.]+ s$/gm, ''), failed: failed?.name }
}

const file = (name: string) => JSON.stringify(join(folder, name))
const says = (text: string) => `console.log(${JSON.stringify(text)})`
/** Waits for a file that another step writes. */
const waitsFor = (name: string) => `
  import { existsSync } from 'node:fs'
  while (!existsSync(${file(name)})) await new Promise((resolve) => setTimeout(resolve, 5))
`
const writes = (name: string) => `
  import { writeFileSync } from 'node:fs'
  writeFileSync(${file(name)}, String(process.pid))
`
/** Does not end by itself. */
const goesOn = 'setInterval(() => {}, 1_000)'

test('steps run at once, and are printed whole, in their order', async () => {
  const { printed, failed } = await run(
    step('lint', `${says('looking')}; ${waitsFor('types is done')}; ${says('looked')}`),
    step('types', `${says('checked')}; ${writes('types is done')}`),
  )
  expect(failed).toBeUndefined()
  expect(printed).toBe('\n> lint\nlooking\nlooked\nok: lint\n\n> types\nchecked\nok: types\n')
})

test('a step waits for what it needs, but not for what is no part of the run', async () => {
  const build = step('build', `${says('built')}; ${writes('built')}`)
  const other = step('other', '')
  const needs = [build, other]
  const browser = step('browser', `import '${join(folder, 'built.mjs')}'`, { needs })
  writeFileSync(
    join(folder, 'built.mjs'),
    `import fs from 'node:fs'; fs.statSync(${file('built')})`,
  )
  expect(await run(build, browser)).toMatchObject({ failed: undefined })
  expect(await run(browser)).toMatchObject({ failed: undefined })
  rmSync(join(folder, 'built'))
  expect(await run(browser)).toMatchObject({ failed: 'browser' })
})

test('the first that fails ends the others and all they started, and is printed last', async () => {
  const child = step('child', `${writes('child runs')}; ${goesOn}`)
  const { printed, failed } = await run(
    step(
      'unit',
      `import { spawn } from 'node:child_process'
       ${says('one passed')}
       spawn(process.execPath, [${JSON.stringify(child.command[0])}], { stdio: 'inherit' })
       process.on('SIGTERM', () => console.log('has ended') ?? process.exit())
       ${goesOn}`,
    ),
    step('lint', `${waitsFor('child runs')}; ${says('a mistake')}; process.exit(1)`),
  )
  expect(failed).toBe('lint')
  expect(printed).toBe('\n> unit\none passed\n\n> lint\na mistake\nFAILED: lint\n')
  // That it came to its end shows that the child is gone, too: it held what the step prints to.
})

test('what needs a step that failed does not run', async () => {
  const build = step('build', 'process.exit(1)')
  const { printed, failed } = await run(build, step('browser', '', { needs: [build] }))
  expect(failed).toBe('build')
  expect(printed).toBe('\n> build\nFAILED: build\n')
})

test('a step that ends well fails all the same when something is wrong with what it did', async () => {
  const { printed, failed } = await run(step('browser', '', { complaint: () => 'Too many.' }))
  expect(failed).toBe('browser')
  expect(printed).toBe('\n> browser\nToo many.\nFAILED: browser\n')
})

test('when the run is stopped from outside, all steps end and none has failed', async () => {
  const stop = new AbortController()
  const print = (text: string) => text.includes('begun') && stop.abort()
  const steps = [step('unit', `${says('begun')}; ${goesOn}`), step('lint', goesOn)]
  expect(await runSteps(steps, print, stop)).toBeUndefined()
})
