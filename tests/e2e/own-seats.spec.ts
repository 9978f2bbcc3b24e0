import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, hydrated, origin } from './support/browser.ts'
import { dayFromNow, makeEvent } from './support/made-events.ts'
import { cookiesOf, newAdmin, newPerson, newWord, send, visit, visitAs } from './support/people.ts'

const ADULT = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
const cardOf = (page: Page, id: number) => page.locator(`#event-${id}`)

/** Somebody who has a place at one event, waits at another, is offered one at a third, and the day of all. */
async function makeThree() {
  const admin = await newAdmin()
  const [person, first] = [await newPerson(), await newPerson()]
  const day = dayFromNow(40)
  const word = newWord()
  const make = (title: string, fields: object = {}) =>
    makeEvent(admin, { title: `${title} ${word}`, startDay: day, isFeatured: true, ...fields })
  const registered = await make('Registered')
  const waitlisted = await make('Waiting', { maxParticipants: 1 })
  const offered = await make('Offered', { maxParticipants: 1 })
  await send(person, 'post', `/api/events/${registered}/register`, ADULT)
  for (const id of [waitlisted, offered]) {
    const taken = await send(first, 'post', `/api/events/${id}/register`, ADULT)
    await send(person, 'post', `/api/events/${id}/waitlist`, ADULT)
    const { id: registration } = (await taken.json()) as { id: number }
    if (id === offered) await send(first, 'patch', `/api/registrations/${registration}/cancel`, {})
  }
  return { person, registered, waitlisted, offered, day }
}

test.each([360, 1280])(
  'the cards of events say what one has there, without a jump and without script (%i px)',
  async (width) => {
    const { person, registered, waitlisted, offered, day } = await makeThree()
    const path = `/events?view=calendar&month=${day.slice(0, 7)}&day=${day}`
    for (const javaScript of [true, false]) {
      const page = await visitAs(person, path, { width, javaScript })
      await cardOf(page, registered).getByText('You are registered', { exact: true }).waitFor()
      await cardOf(page, waitlisted).getByText('You are on the waitlist').waitFor()
      await cardOf(page, offered)
        .getByText(/^A place is offered to you until \S/)
        .waitFor()
      for (const id of [registered, waitlisted, offered]) {
        const own = cardOf(page, id).getByRole('link', { name: /^See my registration for/ })
        expect(await own.getAttribute('href')).toMatch(/^\/dashboard#registration-\d+$/)
        expect(
          await cardOf(page, id)
            .getByRole('link', { name: /^(Register for|Join)/ })
            .count(),
        ).toBe(0)
      }
      if (!javaScript) continue
      expect(await shifts(page)).toEqual([])
      await expectAccessible(page)
    }
    const alone = await visitAs(person, `/events/${registered}`, { width, javaScript: false })
    await alone.locator('#register').getByText('You are registered', { exact: true }).waitFor()
  },
)

test('who comes to the list within the site reads there what they have, and a new place at once', async () => {
  const { person, waitlisted, offered, day } = await makeThree()
  const page = await visitAs(person, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click()
  await page.waitForURL('**/events')
  await page.goto(`/events?view=calendar&month=${day.slice(0, 7)}&day=${day}`)
  await hydrated(page)
  await cardOf(page, offered)
    .getByRole('link', { name: /^See my registration for/ })
    .click()
  await page.waitForURL(/\/dashboard#registration-\d+/)
  await page.getByRole('button', { name: /^Accept the place for/ }).click()
  await page.getByRole('button', { name: /^Accept/ }).waitFor({ state: 'detached' })
  await page.goBack()
  await cardOf(page, offered).getByText('You are registered', { exact: true }).waitFor()
  await cardOf(page, waitlisted).getByText('You are on the waitlist').waitFor()
})

test('after signing out nothing is left of it, and nobody else is told', async () => {
  const { person, registered, day } = await makeThree()
  const path = `/events?view=calendar&month=${day.slice(0, 7)}&day=${day}`
  const page = await visitAs(person, path)
  await cardOf(page, registered).getByText('You are registered', { exact: true }).waitFor()
  await page.locator('.user-menu summary').click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await cardOf(page, registered)
    .getByRole('link', { name: /^Sign in to register/ })
    .waitFor()
  expect(await page.content()).not.toMatch(/You are (registered|on the waitlist)|eventTitle/)

  const guest = await visit(path)
  await cardOf(guest, registered)
    .getByRole('link', { name: /^Sign in to register/ })
    .waitFor()
})

test('the page of somebody signed in is kept by nothing, a guest’s says nobody’s', async () => {
  const { person, registered } = await makeThree()
  const cookie = (await cookiesOf(person)).map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const path of ['/events', `/events/${registered}`]) {
    const own = await fetch(origin + path, { headers: { cookie } })
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    const guests = await fetch(origin + path)
    expect(guests.headers.get('cache-control')).toContain('public')
    expect(await guests.text()).not.toMatch(/"auth","user"|You are registered|eventTitle/)
  }
})

/** The parts of the page that moved by themselves. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = []
        new PerformanceObserver((list) =>
          moved.push(
            ...list
              .getEntries()
              .flatMap((entry): { node: Node | null }[] => Object(entry).sources)
              .filter(({ node }) => document.querySelector('main')?.contains(node))
              .map(({ node }) => Object(node).outerHTML ?? String(node?.textContent)),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
      }),
  )
