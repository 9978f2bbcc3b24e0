import { beforeAll, expect, test } from 'vitest'
import { contentSecurityPolicy } from '../server/pages/content-security-policy.ts'
import { createPages } from '../server/pages/pages.ts'
import { indianDay } from '../shared/indian-days.ts'
import { render, renderFailure } from '../web/entry-server.tsx'
import { createTestApp, signInAs, type TestApp } from './support/app.ts'
import { textOf } from './support/draw-page.tsx'
import { buildEvent } from './support/factories.ts'

/** The screens of events as a browser without script gets them. */

const DAY = 86_400_000
const assets = { sheet: null, stylesheets: [], scripts: ['/assets/boot.js'] }
const pages = createPages({
  render,
  renderFailure,
  assets,
  policy: (style) => contentSecurityPolicy(style, { IMAGE_HOSTS: [] }),
})

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://saath.example' }, pages)
})

const soon = () => new Date(Date.now() + 9 * DAY)
const html = async (path: string) => (await app.get(path)).text()
const main = async (path: string) => textOf((await html(path)).replace(/.*<main /s, ''))

test('/events shows those of a region, by links, and offers calendars to subscribe to', async () => {
  // Before those of other tests, of which there may be more than one page.
  const startDate = new Date(Date.now() + DAY)
  await buildEvent(app.db, { title: 'Clay in Ponda', region: 'Goa', startDate })
  await buildEvent(app.db, { title: 'Walk in Pune', region: 'Maharashtra', startDate })
  const all = await html('/events')
  expect(textOf(all)).toContain('Walk in Pune')
  expect(all).toContain('href="/events?region=Goa"')
  expect(all).toContain('href="webcal://saath.example/events.ics?region=Goa"')
  for (const view of ['', '&view=all', '&view=calendar']) {
    const month = `&month=${indianDay(startDate).slice(0, 7)}`
    const goa = await main(`/events?region=Goa${view}${view.includes('calendar') ? month : ''}`)
    expect(goa).toContain('Clay in Ponda')
    expect(goa).not.toContain('Walk in Pune')
  }
  expect(await html('/events?region=Goa')).toContain('href="/events?view=all&amp;region=Goa"')
})

test.each(['/events?page=99', '/events?view=all&page=99'])(
  '%s says that there is no such page, and leads to the last',
  async (path) => {
    await buildEvent(app.db, { startDate: soon() })
    const page = await html(path)
    expect(textOf(page)).toContain('There is no such page')
    expect(page).toContain(`href="${path.replace(/[?&]page=99/, '')}"`)
  },
)

test('the calendar of a month lists its whole month where the day asked for does not exist, or is another month’s', async () => {
  const inMonth = 'events in November 2026'
  expect(await main('/events?view=calendar&month=2026-11&day=2026-11-30')).not.toContain(inMonth)
  for (const day of ['2026-11-99', '2026-11-31', '2026-10-01', 'x']) {
    const answer = await app.get(`/events?view=calendar&month=2026-11&day=${day}`)
    expect([answer.status, day]).toEqual([200, day])
    expect(textOf(await answer.text())).toMatch(/(No|\d+) events? in November 2026/)
  }
})

test('an event that is cancelled leads neither there nor to its organiser', async () => {
  const values = { startDate: soon(), contactEmail: 'hall@example.org', location: 'Hall, Ponda' }
  const open = await buildEvent(app.db, values)
  const off = await buildEvent(app.db, { ...values, cancelledAt: new Date() })
  const ways = ['Directions', 'Add to calendar', 'mailto:hall@example.org']
  const [opened, cancelled] = [await html(`/events/${open.id}`), await html(`/events/${off.id}`)]
  for (const way of ways) {
    expect(opened).toContain(way)
    expect(cancelled).not.toContain(way)
  }
  const card = (await html('/events')).split('<article').find((one) => one.includes(`-${off.id}"`))
  expect(card).toBeDefined()
  expect(card).not.toContain('mailto:')
})

test('a card whose registration is closed says so, and leads to none here or elsewhere', async () => {
  const registrationDeadline = new Date(Date.now() - DAY)
  const registrationUrl = 'https://example.org/register-elsewhere'
  const values = { startDate: soon(), registrationDeadline }
  const here = await buildEvent(app.db, values)
  const elsewhere = await buildEvent(app.db, { ...values, registrationUrl })
  const cards = (await html('/events?view=all')).split(/<article|<\/article>/)
  for (const { id } of [here, elsewhere]) {
    const card = cards.find((one) => one.includes(`id="event-${id}"`)) ?? ''
    expect(textOf(card)).toContain('Registration Closed')
    expect(card).not.toMatch(/api\/login|Sign in|register-elsewhere/)
    const page = await html(`/events/${id}/register`)
    expect(textOf(page)).toContain('Registration Closed')
    expect(page.replace(/<script.*?<\/script>/gs, '')).not.toContain('register-elsewhere')
  }
})

/** The card of a new event. */
async function cardOf(values: Parameters<typeof buildEvent>[1]) {
  const { id } = await buildEvent(app.db, { startDate: soon(), ...values })
  const cards = (await html('/events?view=all')).split(/<article|<\/article>/)
  return cards.find((one) => one.includes(`id="event-${id}"`)) ?? ''
}

test('a card says what people decide by, and in one line what of it nobody has told', async () => {
  const full = await cardOf({
    sensory: { noise: 'quiet', light: 'soft', quietRoom: 'no', crowd: 'large' },
    price: '50 rupees',
    maxParticipants: 3,
    contactEmail: 'hall@example.org',
  })
  expect(textOf(full)).toMatch(/Quiet: no music.*Soft light or daylight.*No quiet room/s)
  expect(textOf(full)).toContain('50 rupees')
  expect(textOf(full)).toContain('3 of 3 places left')
  expect(textOf(full)).not.toMatch(/More than 100|Not known yet/)
  // View Details, Contact, Register.
  expect(full.match(/<a /g)).toHaveLength(3)

  const some = textOf(
    await cardOf({ sensory: { light: 'bright', wheelchair: 'partly' }, price: null }),
  )
  expect(some).toMatch(/Bright lamps.*Wheelchairs can go to part of it/s)
  expect(some).toContain('Not known yet: noise, quiet room, price.')
  expect(some).toContain('Places are not limited')

  // Online there is no room to describe.
  const online = textOf(await cardOf({ mode: 'online', sensory: {}, price: 'Free' }))
  expect(online).toContain('Not known yet: noise.')
})

test('what nobody has said is only promised where somebody can be asked', async () => {
  const nobody = await buildEvent(app.db, { contactEmail: null, contactPhone: null })
  const phone = await buildEvent(app.db, { contactEmail: null, contactPhone: '+919156321900' })
  expect(await main(`/events/${nobody.id}`)).toContain('We do not know more than this page says.')
  expect(await main(`/events/${phone.id}`)).toContain('The organiser can tell you.')
})

test('a guest who is sent to register reads for which event; of none there is no page', async () => {
  const { id } = await buildEvent(app.db, { title: 'Clay evening', startDate: soon() })
  const page = await main(`/events/${id}/register`)
  expect(page).toContain('Clay evening')
  expect(page).toContain('Sign in to register')
  expect((await app.get('/events/99999/register')).status).toBe(404)
})

test('/events/new asks a guest to sign in, and for no JavaScript', async () => {
  const page = await html('/events/new')
  expect(page).toContain('Please sign in to propose an event.')
  expect(page).not.toContain('<noscript>')
})

test('/dashboard keeps the registration of a mail through signing in, and shows it first', async () => {
  const guest = await html('/dashboard?registration=2')
  expect(guest).toContain(encodeURIComponent('/dashboard?registration=2'))
  const who = await signInAs(app)
  for (const title of ['Later', 'Sooner']) {
    const event = await buildEvent(app.db, {
      title,
      startDate: new Date(Date.now() + (title === 'Later' ? 9 : 5) * DAY),
    })
    const input = { forWhom: 'myself', isAdult: true, participantName: 'Asha' }
    expect((await who.send('POST', `/api/events/${event.id}/register`, input)).status).toBe(200)
  }
  const order = async (path: string) =>
    [...(await (await who.get(path)).text()).matchAll(/id="registration-(\d+)"/g)].map(
      ([, id]) => id,
    )
  const plain = await order('/dashboard')
  expect(plain).toHaveLength(2)
  const named = await order(`/dashboard?registration=${plain[1]}`)
  expect(named).toEqual(plain.toReversed())
})

test.each(['/dashboard', '/dashboard/listings', '/dashboard/likes'])(
  '%s says what is coming and what waits before any script',
  async (path) => {
    const who = await signInAs(app)
    expect(await (await who.get(path)).text()).toContain(
      'You have no upcoming events and no listings waiting.',
    )
  },
)

test('an event whose organiser’s account is deleted says so, and names nobody to machines', async () => {
  const { id } = await buildEvent(app.db, { organizer: '', startDate: soon() })
  const page = await html(`/events/${id}`)
  expect(textOf(page)).toContain('Organiser not named')
  expect(page).not.toContain('"organizer"')
  expect(await html(`/events/${(await buildEvent(app.db)).id}`)).toContain('"organizer"')
})
