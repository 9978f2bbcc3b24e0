import { parse as parseCsv } from 'csv-parse/sync'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createPages } from '../../server/pages/pages.ts'
import { mails, newsletterSubscriptions } from '../../server/db/schema.ts'
import { saveReport } from '../../server/services/reports/keep.ts'
import { findSlots } from '../../server/services/advertising/slots.ts'
import { drawSlot } from '../../server/pages/slot-html.ts'
import { AD_POSITIONS, AD_TYPES, SLOT_POSITIONS } from '../../shared/advertising/rules.ts'
import type { Advertisement } from '../../shared/advertising/advertisements.ts'
import type { AdminPostDetail, ShownPost } from '../../shared/blog/blog.ts'
import type { Message } from '../../shared/contact/contact.ts'
import { render, renderFailure } from '../../web/entry-server.tsx'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../support/app.ts'
import { CONTACT_SETTINGS, MESSAGE, tickAll } from '../support/contact.ts'
import { emptyDatabase } from '../support/database.ts'
import { buildFact, buildListing } from '../support/factories.ts'
import { expectReadable, readHtml } from './dead-text.ts'
import { PAYLOADS } from './xss-corpus.ts'

/** The corpus of xss.test.ts through what the site says and hears: blog, contact, newsletter, advertising, sources. */

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  const assets = { sheet: null, stylesheets: [], scripts: ['/assets/boot.js'] }
  app = await createTestApp(
    CONTACT_SETTINGS,
    createPages({ render, renderFailure, assets, policy: null }),
  )
})
beforeEach(async () => {
  await emptyDatabase()
  admin = await signInAs(app, { role: 'admin' })
})

async function look(path: string, who: TestApp | SignedIn = app) {
  const answer = await who.get(path)
  expect(answer.status, path).toBe(200)
  expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
  return readHtml(await answer.text(), path)
}

/** Everything is taken: what is a text may hold anything. */
async function store<Row>(path: string, body: object, who: TestApp | SignedIn = admin) {
  // It is not about how often.
  await app.db.execute('delete from rate_limits')
  const answer = await who.send('POST', path, body)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Row
}

/** All pages of a list that answers 100 at a time at most. */
async function readAll<Row>(path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const answer = await admin.get(`${path}?limit=100&offset=${rows.length}`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    const page = (await answer.json()) as Row[]
    if (page.length === 0) return rows
    rows.push(...page)
  }
}

/** A comma or a line's end would make two of it. */
const tagOf = (payload: string) => payload.replaceAll(/[,\n]/g, ';').slice(0, 50)

const postOf = (payload: string) => ({
  title: payload,
  excerpt: payload,
  author: payload,
  category: 'resources',
  tags: [tagOf(payload)],
  content: `${payload}\n\ntext after`,
  isPublished: true,
})

test('in an article, its preview, its feeds and what is said of it to search engines', async () => {
  const batch = 20
  for (let first = 0; first < PAYLOADS.length; first += batch) {
    const payloads = PAYLOADS.slice(first, first + batch)
    for (const payload of payloads) {
      const preview = await store<ShownPost>('/api/blog/preview', { content: payload })
      readHtml(preview.html, `preview of ${payload}`)
      await store('/api/blog', postOf(payload))
    }
    // The feeds hold so many.
    expectFeeds(
      payloads,
      await (await app.get('/blog/rss.xml')).text(),
      await (await app.get('/blog/atom.xml')).text(),
    )
  }
  const posts = await readAll<AdminPostDetail>('/api/blog')
  expect(posts).toHaveLength(PAYLOADS.length)
  for (const { slug, title } of posts) {
    const { text, jsonLd } = await look(`/blog/${encodeURIComponent(slug)}`)
    expectReadable(text, title, 'article')
    expect(text).toContain('text after')
    const article = jsonLd.map((block) => JSON.parse(block)).find((block) => block.headline)
    expectReadable(article.headline, title, 'JSON-LD')
    expectReadable(article.author.name, title, 'JSON-LD')
  }
  let index = ''
  for (let page = 1; page <= Math.ceil(posts.length / 12); page += 1)
    index += (await look(`/blog?page=${page}`)).text
  for (const payload of PAYLOADS) expectReadable(index, payload, 'blog')
  for (const { id, title, tags } of posts.slice(0, 20)) {
    const post = await admin.get(`/api/blog/${id}`)
    readHtml(((await post.json()) as AdminPostDetail).html, title)
    await look(`/blog?tag=${encodeURIComponent(tags[0] ?? '')}`)
  }
  await look('/admin/blog', admin)
  await look('/')
})

const RSS =
  'rss channel title link description language atom:link lastBuildDate docs item guid pubDate category content:encoded dc:creator'.split(
    ' ',
  )
const ATOM =
  'feed id title link subtitle updated entry published author name category content summary'.split(
    ' ',
  )

/** As two libraries read them that know nothing of the one that wrote them: our elements alone, words as words. */
function expectFeeds(payloads: string[], rss: string, atom: string) {
  expect([...new Set(elementsOf(rss))].filter((name) => !RSS.includes(name))).toEqual([])
  expect([...new Set(elementsOf(atom))].filter((name) => !ATOM.includes(name))).toEqual([])
  const [, ...titles] = textsOf(rss, 'title')
  const creators = textsOf(rss, 'dc:creator')
  const items = parseRssFeed(rss).items ?? []
  const entries = parseAtomFeed(atom).entries ?? []
  expect([items.length, entries.length, titles.length]).toEqual([20, 20, 20])
  for (const [n, payload] of payloads.toReversed().entries()) {
    const item = items[n]
    // That library leaves comments out of them.
    expectReadable(titles[n] ?? '', payload, 'RSS')
    expectReadable(creators[n] ?? '', payload, 'RSS')
    expectReadable(item?.categories?.[0]?.name ?? '', tagOf(payload), 'RSS')
    expectReadable(readHtml(item?.description ?? '', 'RSS').text, payload, 'RSS')
    expect(readHtml(item?.content?.encoded ?? '', 'RSS').text).toContain('text after')
    const entry = entries[n]
    // An attribute holds no such sign: it is drawn as one that looks alike.
    const label = entry?.categories?.[0]?.label?.replaceAll('‹', '<')
    expectReadable(label ?? '', tagOf(payload), 'Atom')
    expectReadable(readHtml(entry?.title?.value ?? '', 'Atom').text, payload, 'Atom')
    expectReadable(entry?.authors?.[0]?.name ?? '', payload, 'Atom')
    expectReadable(readHtml(entry?.summary?.value ?? '', 'Atom').text, payload, 'Atom')
    expect(readHtml(entry?.content?.value ?? '', 'Atom').text).toContain('text after')
    for (const link of [item?.link, ...(entry?.links?.map(({ href }) => href) ?? [])])
      expect(link).toMatch(/^https:\/\/saath\.example\/blog\/[^<>"'\s]+$/)
  }
}

const elementsOf = (xml: string) =>
  DomUtils.getElementsByTagName('*', parseDocument(xml, { xmlMode: true })).map(({ name }) => name)

const textsOf = (xml: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(xml, { xmlMode: true })).map((element) =>
    DomUtils.textContent(element),
  )

const messageOf = (payload: string) => ({
  name: payload,
  email: MESSAGE.email,
  phone: payload.slice(0, 20),
  subject: payload,
  message: `${payload}\n\ntext after`,
})

test('in a message: the mail to the site, and what admins read', async () => {
  const { id } = await buildListing(app.db, { name: PAYLOADS[0] })
  for (const payload of PAYLOADS)
    await store('/api/contact', { ...messageOf(payload), listingId: id, kind: 'own-listing' }, app)
  const [letter, ...others] = await app.db.select().from(mails)
  expect(others).toEqual([])
  expect(letter?.kind).toBe('contact-confirm')
  const key = /key=(\S+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const pressed = await app.app.request('/contact/confirm', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: await tickAll(app, key),
  })
  expect(pressed.headers.get('location')).toBe('/contact?step=sent')

  const letters = (await app.db.select().from(mails)).filter(
    ({ kind }) => kind === 'contact-message',
  )
  expect(letters).toHaveLength(PAYLOADS.length)
  for (const { subject, recipient, replyTo, html } of letters) {
    expect(subject).toMatch(/^Saath: [^\r\n]*$/)
    expect([recipient, replyTo]).toEqual([CONTACT_SETTINGS.CONTACT_EMAIL, MESSAGE.email])
    expect(readHtml(html ?? '', 'mail').text).toContain('text after')
  }
  const html = letters.map((mail) => readHtml(mail.html ?? '', 'mail').text).join('\n')
  const texts = letters.map(({ text }) => text).join('\n')
  for (const payload of PAYLOADS) {
    expectReadable(html, payload, 'mail')
    expectReadable(texts, payload, 'mail')
  }

  const messages = await readAll<Message>('/api/contact')
  const subjects = messages.map(({ subject }) => subject).join('\n')
  for (const payload of PAYLOADS) expectReadable(subjects, payload, 'messages')
  // What the browser draws of them: tests/e2e/xss.spec.ts.
  await look('/admin/messages', admin)
})

test('in a report: what admins read, and the page of its sender', async () => {
  const { id: listingId } = await buildListing(app.db, { name: PAYLOADS[0] })
  for (const payload of PAYLOADS) {
    const said = {
      listingId,
      field: 'hours',
      kind: 'other',
      seen: payload,
      right: payload,
    } as const
    const { token } = await app.db.transaction((tx) =>
      saveReport(tx, {
        ...said,
        text: `${payload}\n\ntext after`,
        saidBy: 'visitor',
        userId: null,
        now: new Date(),
      }),
    )
    expectReadable((await look(`/report/${token}`)).text, payload, '/report')
  }
  await look('/admin/reports', admin)
})

test('in a message that is refused without script, and in what an address fills in', async () => {
  for (const payload of PAYLOADS) {
    const answer = await app.app.request('/contact', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ ...messageOf(payload), email: payload, kind: 'contact' }),
    })
    expect(answer.status).toBe(400)
    const { text } = readHtml(await answer.text(), '/contact')
    expectReadable(text, payload, '/contact')
    expect(text).toContain('text after')
    const asked = { kind: 'missing', search: payload, step: payload, listing: payload }
    expectReadable((await look(`/contact?${new URLSearchParams(asked)}`)).text, payload, 'prefill')
    const { id } = await buildListing(app.db, { website: null, address: payload })
    for (const field of ['', 'address'])
      expectReadable(
        (await look(`/contact?kind=wrong&listing=${id}&field=${field}`)).text,
        payload,
        `correction ${field}`,
      )
  }
})

test('in the field of the newsletter, which takes addresses alone', async () => {
  for (const payload of PAYLOADS)
    for (const email of [payload, `${payload}@example.org`, `asha@${payload}.example.org`]) {
      const answer = await app.send('POST', '/api/newsletter', { email })
      expect(answer.status, email).toBe(400)
      expect((await answer.text()).toLowerCase()).not.toContain('canary')
    }
  for (const email of PAYLOADS) {
    await app.db.execute('delete from rate_limits')
    const form = await app.get('/newsletter', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ email }),
    })
    // Drawn again, with what was typed in its field.
    expect([form.status, form.headers.get('location')]).toEqual([400, null])
    readHtml(await form.text(), email)
  }
  expect(await app.db.$count(newsletterSubscriptions)).toBe(0)
  expect(await app.db.$count(mails)).toBe(0)
  for (const payload of PAYLOADS)
    await look(`/newsletter?${new URLSearchParams({ problem: payload, done: payload })}`)
})

test('no address of the newsletter is a formula to a spreadsheet', async () => {
  const hostile = ['+1+cmd@example.org', '-2-canary@example.org']
  for (const email of hostile) await store('/api/newsletter', { email }, app)
  await app.db.update(newsletterSubscriptions).set({ confirmedAt: new Date() })
  const file = await (await admin.send('POST', '/api/admin/newsletter/export')).text()
  const [, ...rows] = parseCsv(file, { bom: true }) as string[][]
  expect(rows.map(([email]) => email)).toEqual(hostile.map((email) => `'${email}`))
})

test('in an advertisement: its slots, the tab Ads and its figures', async () => {
  const policy = (await look('/advertise')).text
  for (const [n, payload] of PAYLOADS.entries())
    await store('/api/advertisements', {
      title: payload,
      description: payload,
      type: AD_TYPES[n % AD_TYPES.length],
      position: AD_POSITIONS[Math.floor(n / AD_TYPES.length) % AD_POSITIONS.length],
      targetUrl: 'https://toys.example.org',
      clickTarget: n % 2 ? '_blank' : '_self',
    })
  // Each has its hour: what may stand together takes turns in rounds, and twice as many hours hold a whole one.
  const hours = 2 * Math.ceil(PAYLOADS.length / AD_POSITIONS.length)
  let drawn = ''
  for (const position of SLOT_POSITIONS)
    for (let hour = 1; hour <= hours; hour += 1) {
      const now = new Date(Date.now() + hour * 3_600_000)
      const html = await drawSlot(position, await findSlots(app.db, position, { ...app, now }))
      drawn += readHtml(html, position).text
    }
  for (const payload of PAYLOADS) expectReadable(drawn, payload, 'slot')
  const { id } = await buildListing(app.db)
  for (const path of ['/', '/directory', '/directory?view=list', `/listing/${id}`]) {
    const { text } = await look(path)
    expect(text, path).toContain('Sponsored')
    expect(text, path).toContain('canary')
  }
  await look('/admin/ads', admin)
  const all: Advertisement[] = await (await admin.get('/api/advertisements')).json()
  expect(all).toHaveLength(PAYLOADS.length)
  for (const { title, reportKey } of all) {
    expectReadable((await look(`/figures/${reportKey}`)).text, title, 'figures')
    const file = await app.get(`/api/figures/${reportKey}/days.csv`)
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="figures.csv"')
    expect(await file.text()).not.toContain('canary')
  }
  expect((await look('/advertise')).text).toBe(policy)
})

/** What a listing's page says with its source. */
const SOURCED = ['description', 'address', 'phone', 'email', 'website', 'languages'] as const

test('in what says where a fact of a listing comes from', async () => {
  for (let first = 0; first < PAYLOADS.length; first += SOURCED.length) {
    const { id } = await buildListing(app.db, {
      address: 'Fontainhas',
      phone: '0832 222 33 33',
      email: 'desk@school.example.org',
      website: 'https://school.example.org',
      languages: ['Konkani'],
    })
    const payloads = PAYLOADS.slice(first, first + SOURCED.length)
    for (const [n, payload] of payloads.entries())
      await buildFact(app.db, id, {
        field: SOURCED[n],
        sourceUrl: `https://example.org/?${encodeURIComponent(payload)}`,
        sourceTitle: payload,
        quote: payload,
      })
    const { text } = await look(`/listing/${id}`)
    for (const payload of payloads) expectReadable(text, payload, 'sources')
  }
})
