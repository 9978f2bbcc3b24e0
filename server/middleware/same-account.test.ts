import { expect, test } from 'vitest'
import { createTestApp, signInAs } from '../../tests/support/app.ts'
import { ACCOUNT_HEADER } from '../../shared/accounts/visitor.ts'

const NAME = { firstName: 'Dev', lastName: 'Tester' }

test('a change of a page that was drawn for somebody else is refused, and nothing is done', async () => {
  const app = await createTestApp()
  const user = await signInAs(app, { firstName: 'Chitra' })
  const change = async (id: string | undefined) =>
    app.send('PATCH', '/api/account', NAME, {
      headers: { cookie: user.cookie, ...(id && { [ACCOUNT_HEADER]: id }) },
    })
  const refused = await change(String(user.user.id + 1))
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'conflict' })
  expect(await (await user.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Chitra' })

  // What only looks is answered; programs, which say nothing of it, and the person's own pages change things.
  const looks = await app.get('/api/auth/user', {
    headers: { cookie: user.cookie, [ACCOUNT_HEADER]: '0' },
  })
  expect(looks.status).toBe(200)
  expect((await change(undefined)).status).toBe(200)
  expect((await change(String(user.user.id))).status).toBe(200)
})
