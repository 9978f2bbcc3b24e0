import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'

test('an older Node is told so in a sentence', async () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`]
  const { status, stderr } = spawnSync(process.execPath, [...args, 'server/control/backup.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: await temporaryFolder() },
  })
  expect(stderr).toContain('Saath needs Node 24 or newer, and this is Node 20.20.2.')
  expect(status).toBe(1)
})
