import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { staticFiles } from '../../server/pages/static-files.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('files that stand beside the site carry the headers of every other answer', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'assets'))
  const files = {
    'assets/main.js': 'same-origin',
    'favicon.svg': 'cross-origin',
    'og.png': 'cross-origin',
  }
  for (const file of Object.keys(files)) await writeFile(join(folder, file), 'x')
  const site = staticFiles(folder, true)
  for (const [file, mayEmbed] of Object.entries(files)) {
    const { status, headers } = await site.request(`/${file}`)
    expect([file, status, headers.get('cache-control')]).toEqual([
      file,
      200,
      expect.stringContaining('public'),
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe(mayEmbed)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
  }
})
