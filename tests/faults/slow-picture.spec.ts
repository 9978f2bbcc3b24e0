import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { scannedJpeg } from '../support/scanned-jpeg.ts'
import { signInTo } from '../support/printed-link.ts'
import { startSite } from '../support/site.ts'
import { expectWithin } from '../support/slowness.ts'
import { report } from './figures.ts'

test('a site that is told to stop while it draws a slow picture ends in time', async () => {
  const site = await startSite({ LOG_LEVEL: 'fatal' })
  try {
    const cookie = await signInTo(site, 'admin link', ['asha@example.org', '--adult'])
    const body = new FormData()
    const picture = await scannedJpeg(6_700, 54)
    body.set('file', new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' }))
    body.set('mayPublish', 'on')
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const sent = fetch(`${site.origin}/api/account/picture`, { method: 'PUT', headers, body })
    await pause(500)
    const told = performance.now()
    site.process.kill('SIGTERM')
    const [[code], status] = await Promise.all([
      once(site.process, 'exit'),
      sent.then(
        (answer) => answer.status,
        () => 0,
      ),
    ])
    const took = Math.round(performance.now() - told)
    report(`stop while a picture is drawn: ${took} ms, answered ${status}`)
    expect(code).toBe(0)
    // What runs has ten seconds to finish, and the database three to close.
    await expectWithin(13_500, took)
  } finally {
    await site.stop()
  }
})
