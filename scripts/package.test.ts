import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const asked = read('package.json')
const locked = read('package-lock.json')

test('the lock file answers what package.json asks for', () => {
  const { dependencies, devDependencies } = locked.packages['']
  expect({ dependencies, devDependencies }).toEqual({
    dependencies: asked.dependencies,
    devDependencies: asked.devDependencies,
  })
})

test('every package is pinned to one version, with its checksum', () => {
  const versions = Object.values<string>({ ...asked.dependencies, ...asked.devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  const { '': _project, ...packages } = locked.packages
  const unproven = Object.entries<{ integrity?: string }>(packages).filter(
    ([, { integrity }]) => !integrity,
  )
  expect(unproven.map(([path]) => path)).toEqual([])
})
