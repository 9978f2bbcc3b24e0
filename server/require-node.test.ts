import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('an older Node is told so in a sentence', () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`]
  const { status, stderr } = spawnSync(process.execPath, [...args, 'server/control/backup.ts'], {
    encoding: 'utf8',
  })
  expect(stderr).toContain('Saath needs Node 24 or newer, and this is Node 20.20.2.')
  expect(status).toBe(1)
})
