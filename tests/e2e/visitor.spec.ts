import { expect, inject, test } from 'vitest'
import { USER_COOKIE } from '../../shared/accounts/visitor.ts'
import { hydrated, quietOrigin as origin, quietPage as newPage } from './support/browser.ts'
import { expectHeaderInOneRow, lengthenLabels } from './support/layout.ts'
import { visitAs } from './support/people.ts'

/** What the header shows of who is looking, and what it costs (§2, ruling 37). */

const user = {
  id: 1,
  username: 'member-1',
  email: 'a-rather-long-address-of-somebody@mail.example.org',
  firstName: 'Asha',
  lastName: 'Naik',
  profileImageUrl: null,
  role: 'user',
  isEmailVerified: true,
}

test('a guest’s browser asks nobody who it is, and every guest gets the same page', async () => {
  const page = await newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/directory', '/login', '/auth', '/account']) {
    await page.goto(path)
    await hydrated(page)
  }
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.waitForURL(`${origin}/`)
  expect(asked.filter((path) => path.startsWith('/api/'))).not.toContain('/api/auth/user')

  for (const path of ['/', '/directory', '/listing/9']) {
    const [one, other] = await Promise.all(
      ['', 'something=else'].map(async (cookie) => {
        const answer = await fetch(origin + path, { headers: { cookie } })
        expect(answer.headers.get('cache-control'), path).toContain('public')
        return answer.text()
      }),
    )
    expect(one).toBe(other)
    expect(one).toContain('Sign In')
  }
})

test.each([
  ['user', 'noto'],
  ['user', 'dejavu'],
  ['admin', 'noto'],
  ['admin', 'dejavu'],
] as const)(
  'the header of a %s, in %s, does not move when it is known who looks',
  async (role, fonts) => {
    const page = await newPage({ fonts })
    await page.context().addCookies([{ name: USER_COOKIE, value: '1', url: origin }])
    const held = Promise.withResolvers<void>()
    await page.route('**/api/auth/user', async (route) => {
      await held.promise
      await route.fulfill({ json: { ...user, role } })
    })
    const answer = await page.goto('/about')
    expect(answer?.headers()['cache-control']).toContain('private')
    await hydrated(page)
    const boxes = () =>
      page
        .locator('.brand, .nav a, .head-acts > *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
    const before = await boxes()
    await page.locator('.head-wide').getByRole('link', { name: 'Account' }).waitFor()
    held.resolve()
    await page.locator('.user-menu').waitFor()
    expect(await boxes()).toEqual(before)
  },
)

test.each([1440, 1280, 1200])(
  'at %i px the menu of the account alone leads to the Admin Panel, and the header is one row',
  async (width) => {
    const page = await newPage({ width, fonts: 'dejavu' })
    await page.context().addCookies([{ name: USER_COOKIE, value: '1', url: origin }])
    await page.route('**/api/auth/user', (route) =>
      route.fulfill({ json: { ...user, role: 'admin' } }),
    )
    await page.goto('/about')
    await page.locator('.user-menu summary').click()
    const link = (part: string) => page.locator(part).getByRole('link', { name: 'Admin Panel' })
    await link('.user-menu').waitFor()
    expect(await link('.nav').count()).toBe(0)
    await expectHeaderInOneRow(page)
  },
)

test.each([1440, 1280, 1200])(
  'at %i px a guest finds the display settings in the header, which is one row with longer labels, too',
  async (width) => {
    const page = await newPage({ width, fonts: 'dejavu' })
    await page.goto('/about')
    await expectHeaderInOneRow(page)
    await lengthenLabels(page)
    await expectHeaderInOneRow(page)
    await page.locator('.nav').getByRole('link', { name: 'Display and comfort' }).click()
    await page.getByRole('heading', { level: 1, name: 'Display and comfort' }).waitFor()
  },
)

test('who is signed in is asked once on a way through the site', async () => {
  const page = await newPage()
  await page.context().addCookies([{ name: USER_COOKIE, value: '1', url: origin }])
  let asked = 0
  await page.route('**/api/auth/user', async (route) => {
    asked += 1
    await route.fulfill({ json: user })
  })
  await page.route('**/api/user/likes/ids', (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  await hydrated(page)
  await page.locator('.user-menu').waitFor()
  for (const screen of ['Directory', 'Blog', 'About']) {
    await page
      .locator('header nav')
      .getByRole('link', { name: screen, exact: true })
      .first()
      .click()
    await page.waitForURL(`**/${screen.toLowerCase()}`)
  }
  expect(asked).toBe(1)
})

test('when nobody can be asked, the visitor is signed out, and it is not asked again', async () => {
  const page = await newPage({ expected: [/status of 503/] })
  await page.context().addCookies([{ name: USER_COOKIE, value: '1', url: origin }])
  let asked = 0
  await page.route('**/api/auth/user', async (route) => {
    asked += 1
    await route.fulfill({ status: 503, json: { message: 'Away', code: 'unavailable' } })
  })
  await page.goto('/about')
  await page.locator('.head-wide').getByRole('link', { name: 'Sign In' }).waitFor()
  expect(asked).toBe(1)
})

test('the user menu opens and closes by keyboard, holds the name and the address, and gives the focus back', async () => {
  const page = await newPage()
  await page.context().addCookies([{ name: USER_COOKIE, value: '1', url: origin }])
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: user }))
  await page.goto('/about')
  const summary = page.locator('.user-menu summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('.user-menu-body')
  await menu.getByText('Asha Naik').waitFor()
  await menu.getByText(user.email).waitFor()
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Dashboard')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(focused).toBe('Account')

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('Your account')
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('Sign Out')
  await page.keyboard.press('Tab')
  await menu.waitFor({ state: 'hidden' })
})

test('the menu of a public page leads to what is one’s own without loading anew, and Back to the page', async () => {
  const page = await visitAs({}, '/help-now', { site: inject('quiet') })
  const title = await page.title()
  for (const [link, heading] of [
    ['Dashboard', 'My Dashboard'],
    ['Your account', 'Your account'],
  ] as const) {
    await page.locator('.user-menu summary').click()
    await page.locator('.user-menu').getByRole('link', { name: link }).click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.goBack()
    await expect.poll(() => page.title()).toBe(title)
  }
})

test('the screens of signing in are kept by nothing and shown by no search engine', async () => {
  for (const path of [
    '/auth',
    '/login',
    '/login/new',
    '/login/link',
    '/login/forgot',
    '/login/new-password',
    '/login/sent',
    '/account',
  ]) {
    const answer = await fetch(origin + path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('cache-control'), path).toBe('private, no-store')
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"/>')
  }
})
