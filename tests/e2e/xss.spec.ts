import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { Message } from '../../shared/contact/contact.ts'
import type { ModeratedReview } from '../../shared/reviews/reviews.ts'
import { tidied } from '../attacks/dead-text.ts'
import { PAYLOADS } from '../attacks/xss-corpus.ts'
import { hydrated, newPage, origin } from './support/browser.ts'
import { everythingRan, listen, open, textsOf } from './support/hostile.ts'
import { dayFromNow, makeEvent } from './support/made-events.ts'
import { makeListing } from './support/made-listings.ts'
import { showLatest } from './support/made-messages.ts'
import { makeReview, seeOnlyReviewsOf } from './support/made-reviews.ts'
import {
  newAddress,
  newPerson,
  newProof,
  newWord,
  send,
  visitAs,
  visitAsAdmin,
} from './support/people.ts'

/** The whole corpus on a page, with script: nothing of it runs, is loaded or breaks the policy (browser.ts looks). */

test('in events, as they are proposed and read', async () => {
  const page = await visitAsAdmin('/help-now')
  await listen(page)
  const [town, startDay] = [newWord(), dayFromNow(400)]
  for (const [n, description] of textsOf(4_900).entries()) {
    const payload = PAYLOADS[n * 7] ?? ''
    const id = await makeEvent(page, {
      title: payload,
      description,
      requirements: textsOf(1_900)[n],
      organizer: payload,
      town,
      startDay,
    })
    await open(page, `/events/${id}`)
    await open(page, `/admin/events/${id}`)
  }
  const month = startDay.slice(0, 7)
  await open(page, `/events?view=calendar&month=${month}&day=${startDay}&region=${town}`)
})

test('in submissions, as their writers and moderators read them, and in a name', async () => {
  const writer = await newPerson({ firstName: '<img src=x onerror=canary()>' })
  const page = await visitAs(writer, '/help-now')
  await listen(page)
  for (const [n, description] of textsOf(4_900).entries())
    await send(page, 'post', '/api/submissions', {
      name: PAYLOADS[n * 5],
      category: 'therapists',
      description,
      address: textsOf(490)[n],
      phone: '112',
      services: PAYLOADS.slice(n * 20, n * 20 + 20),
    })
  await open(page, '/dashboard/listings')
  await open(page, '/account')
  const admin = await visitAsAdmin('/help-now')
  await listen(admin)
  await open(admin, '/admin/submissions?search=canary')
  await open(admin, `/admin/users?search=${writer.email}`)
})

test('in a listing, its sources and its reviews', async () => {
  const admin = await visitAsAdmin('/help-now')
  await listen(admin)
  const { id } = await makeListing(admin, {
    name: PAYLOADS[3],
    description: textsOf(4_900)[0],
    address: textsOf(490)[1],
    services: PAYLOADS.slice(0, 20),
    accessibility: PAYLOADS.slice(20, 40),
    facts: {
      address: { sourceUrl: 'https://example.org', sourceTitle: PAYLOADS[4], quote: PAYLOADS[5] },
    },
  })
  onTestFinished(() => remove(admin, `/api/admin/listings/${id}`))
  for (const reviewText of textsOf(1_900)) await makeReview(await newPerson(), id, reviewText)
  const waiting: ModeratedReview[] = await (
    await admin.request.get('/api/admin/reviews?show=all&limit=100')
  ).json()
  await seeOnlyReviewsOf(admin, id)
  await open(admin, '/admin/reviews')
  for (const { id: review, listing, updatedAt } of waiting)
    if (listing.id === id)
      await send(admin, 'patch', `/api/admin/reviews/${review}`, {
        state: 'shown',
        updatedAt,
        lastReport: 0,
      })
  const page = await newPage()
  await listen(page)
  await open(page, `/listing/${id}`, page.getByText(PAYLOADS.at(-1) ?? '').first())
  await open(admin, `/admin/listings/${id}`, admin.getByRole('button', { name: /save/i }).first())
})

test('in an article, as it is written, previewed and read', async () => {
  const admin = await visitAsAdmin('/help-now')
  await listen(admin)
  const tags = PAYLOADS.slice(20, 30).map((payload) => payload.slice(0, 50))
  const made = await send(admin, 'post', '/api/blog', {
    title: PAYLOADS[10],
    excerpt: textsOf(490)[0],
    author: PAYLOADS[11],
    category: 'resources',
    tags,
    content: PAYLOADS.join('\n\n'),
    isPublished: true,
  })
  const { id, slug } = (await made.json()) as { id: number; slug: string }
  onTestFinished(() => remove(admin, `/api/blog/${id}`))
  const page = await newPage()
  await listen(page)
  await open(page, `/blog/${slug}`)
  await open(page, `/blog?${new URLSearchParams({ tag: tags[0] ?? '' })}`)
  // Newer ones of other files may stand there.
  await open(page, '/', page.locator('main'))
  await open(admin, '/admin/blog?search=canary')
  await open(admin, `/admin/blog/${id}/preview`)
  const preview = admin.getByRole('button', { name: 'Show preview' })
  await open(admin, `/admin/blog/${id}`, preview)
  await preview.click()
  await admin.locator('section[aria-label="Preview"] .prose').waitFor()
  await everythingRan(admin)
})

test('in messages, as admins read them, and in what an address fills in', async () => {
  const admin = await visitAsAdmin('/help-now')
  await listen(admin)
  const email = newAddress()
  onTestFinished(async () => {
    const kept = await admin.request.get(`/api/contact?search=${encodeURIComponent(email)}`)
    for (const { id } of (await kept.json()) as Message[]) await remove(admin, `/api/contact/${id}`)
  })
  for (const [n, message] of textsOf(4_900).entries()) {
    const altcha = await newProof()
    const payload = PAYLOADS[n * 7] ?? ''
    const form = { name: payload, email, phone: payload.slice(0, 20), subject: payload, message }
    await send(admin, 'post', '/api/contact', { ...form, altcha })
  }
  await open(admin, '/admin/messages?show=all&search=canary')
  // Each is read whole only when it is open.
  for (const row of await admin.locator('.q-row').all()) {
    await row.click()
    await admin.locator('#opened:focus').waitFor()
  }
  await showLatest(admin, email)
  await open(admin, '/admin')
  const page = await newPage()
  await listen(page)
  for (const payload of PAYLOADS.slice(0, 10)) {
    await page.goto(`/contact?${new URLSearchParams({ kind: 'missing', search: payload })}`)
    await hydrated(page)
    // The form's code comes when somebody enters it.
    await page.getByLabel('Subject').focus()
    await page.getByLabel('Spam check passed').waitFor()
    expect(tidied(await page.getByLabel('Subject').inputValue())).toContain(tidied(payload))
  }
})

test('in what an address asks for', async () => {
  const page = await visitAs({}, '/help-now')
  await listen(page)
  for (const payload of PAYLOADS.slice(0, 20)) {
    await page.goto(`/directory?${new URLSearchParams({ search: payload, region: payload })}`)
    await hydrated(page)
  }
  expect(page.url()).toContain('canary')
})

/** Other files look at the same site. */
async function remove(page: Page, path: string) {
  await page.request.delete(path, { headers: { origin } })
}
