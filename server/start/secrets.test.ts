import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSecrets } from './secrets.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saath-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('without SECRET_KEY a secret is made once, for this user alone', () => {
  const folder = newFolder()
  const first = openSecrets({ DATA_DIR: folder, SECRET_KEY: undefined })
  const second = openSecrets({ DATA_DIR: folder, SECRET_KEY: undefined })
  expect(second('session')).toBe(first('session'))
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(first('session')).not.toContain(readFileSync(join(folder, 'secret'), 'utf8').trim())
})

test('each purpose and each site has its own key', () => {
  const one = openSecrets({ DATA_DIR: newFolder(), SECRET_KEY: undefined })
  const other = openSecrets({ DATA_DIR: newFolder(), SECRET_KEY: undefined })
  expect(one('session')).not.toBe(one('rate-limit'))
  expect(one('session')).not.toBe(other('session'))
})

test('SECRET_KEY is used as given, and then nothing is written', () => {
  const key = 'x'.repeat(32)
  const one = openSecrets({ DATA_DIR: '/nowhere', SECRET_KEY: key })
  expect(one('session')).toBe(openSecrets({ DATA_DIR: '/elsewhere', SECRET_KEY: key })('session'))
})

test('a folder that cannot be written to is a sentence that names the way out', () => {
  expect(() => openSecrets({ DATA_DIR: '/dev/null/data', SECRET_KEY: undefined })).toThrow(
    /Set SECRET_KEY/,
  )
})
