import { request } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { quietOrigin } from './support/browser.ts'
import { createReader } from './support/links.ts'
import { newAdmin, newPerson } from './support/people.ts'
import { KINDS, mayOpen, THERE, type Kind } from './support/screens.ts'

/** Every screen of §2 as the server draws it for a guest, a user and an admin: it is there, and its links lead somewhere. */
test.each(KINDS)('for a %s every link of every screen leads somewhere', async (kind) => {
  const reader = createReader(await askAs(kind), quietOrigin)
  const problems: string[] = []
  let links = 0
  for (const { path, who } of THERE) {
    if (!mayOpen(kind, who)) continue
    const { status, hrefs } = await reader.read(path)
    if (status !== 200) problems.push(`${path} is ${status}`)
    problems.push(...(await reader.findProblems(path, hrefs)))
    links += hrefs.size
  }
  expect(problems).toEqual([])
  // Otherwise nothing was seen.
  expect(links).toBeGreaterThan(1_000)
})

async function askAs(kind: Kind) {
  const site = inject('quiet')
  if (kind === 'guest') return request.newContext({ baseURL: site.origin })
  return (await (kind === 'admin' ? newAdmin(site) : newPerson({}, site))).request
}
