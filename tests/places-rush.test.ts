import { expect, test } from 'vitest'
import { createTestApp, signInAs } from './app.ts'
import { PEOPLE, rush } from './race/rush.ts'

/** Fewer than on two processes (tests/race): one session hides every race but those between the steps of one call. */
const ROUNDS = Number(process.env.RUSH_ROUNDS ?? 2)

test(`one process: ${ROUNDS} rounds of ${PEOPLE} people at once for 50 places, never one too many`, async () => {
  const app = await createTestApp()
  const cookies: string[] = []
  for (let i = 0; i < PEOPLE; i += 1) cookies.push((await signInAs(app)).cookie)
  expect(cookies).toHaveLength(PEOPLE)
  for (let round = 0; round < ROUNDS; round += 1)
    await rush(
      app.db,
      (cookie, method, path, body) => app.send(method, path, body, { headers: { cookie } }),
      cookies,
      round,
    )
})
