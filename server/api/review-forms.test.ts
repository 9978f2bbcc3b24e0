import { beforeEach, expect, test } from 'vitest'
import { USER_COOKIE } from '../../shared/accounts/visitor.ts'
import type { OwnReview } from '../../shared/reviews/reviews.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../tests/support/app.ts'
import { buildListing } from '../../tests/support/factories.ts'
import { render, renderFailure } from '../../web/entry-server.tsx'
import { createPages } from '../pages/pages.ts'

/** A review as a browser sends it that runs no script. */

const assets = { sheet: null, stylesheets: [], scripts: [] }
const TYPED = { rating: '4', reviewText: 'Calm rooms.', author: 'parent' }

let app: TestApp
let asha: SignedIn
let here: string
beforeEach(async () => {
  app = await createTestApp({}, createPages({ render, renderFailure, assets, policy: null }))
  asha = await signInAs(app, { firstName: 'Asha' })
  here = `/listing/${(await buildListing(app.db)).id}`
})

/** With the one that tells pages that somebody is signed in. */
const cookies = () => `${asha.cookie}; ${USER_COOKIE}=1`
const post = (fields: Record<string, string>) =>
  app.get(here, {
    method: 'POST',
    headers: { cookie: cookies(), 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
const own = async () =>
  (await (await asha.get(`/api/listings/${here.slice(9)}/reviews/user`)).json()) as OwnReview
/** What only a browser without script shows. */
const formOf = (page: string) =>
  /<div id="your-review".*?<noscript>(.*?)<\/noscript>/s.exec(page)?.[1] ?? ''
const open = async (path: string) =>
  formOf(await (await app.get(path, { headers: { cookie: cookies() } })).text())

test('the form is on the page, with nothing switched off, and what is sent is a review', async () => {
  const form = await open(here)
  expect(form).toContain(`action="${here}#your-review" method="post"`)
  expect(form).not.toMatch(/disabled/)
  expect(
    [...form.matchAll(/<(?:input|textarea)[^>]*name="(\w+)"/g)].map(([, name]) => name),
  ).toEqual(expect.arrayContaining(['rating', 'reviewText', 'author']))
  const answer = await post(TYPED)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `${here}?review=sent#your-review`,
  ])
  expect(await own()).toMatchObject({ rating: 4, reviewText: 'Calm rooms.', authorKind: 'parent' })
  expect(await open(`${here}?review=sent`)).toContain('Thank you. We have your review.')
})

test('what was wrong is the page again, with what was written', async () => {
  const answer = await post({ ...TYPED, rating: '2', reviewText: ' ' })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  const form = formOf(await answer.text())
  expect(form).toMatch(/error-summary.*Please write a review before submitting/s)
  expect(form).toMatch(
    /<input[^>]*name="rating"[^>]*checked=""[^>]*value="2"|value="2"[^>]*checked=""/,
  )
})

test('a second one is refused in words, and a guest is asked to sign in', async () => {
  await post(TYPED)
  const again = await post({ ...TYPED, reviewText: 'Once more.' })
  expect(again.status).toBe(409)
  const form = formOf(await again.text())
  expect(form).toContain('You have already reviewed this listing.')
  expect(form).toContain('Once more.')
  const guest = await (await app.get(here)).text()
  expect(guest).toContain('Please sign in to write a review.')
  expect(guest).not.toContain('name="reviewText"')
})
