import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { buildCategories, buildListing } from '../../../tests/support/factories.ts'
import {
  drawPicture,
  pictureForm,
  sendForm,
  uploadPicture,
} from '../../../tests/support/pictures.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import type { ModeratedSubmission, Submission } from '../../../shared/submissions/submissions.ts'
import { listings, submissionPictures } from '../../db/schema.ts'
import { eraseUnusedPictures } from '../../services/listings/pictures.ts'
import { pictureStore } from '../../services/pictures/store.ts'

let app: TestApp
let asha: SignedIn
let admin: SignedIn
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saath-pictures-'))
  app = await createTestApp({ DATA_DIR: folder })
  asha = await signInAs(app)
  admin = await signInAs(app, { role: 'admin' })
  await buildCategories(app.db)
})
afterEach(() => rmSync(folder, { recursive: true }))

const json = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T
const files = () => readdirSync(join(folder, 'pictures')).toSorted()
/** Another shade of red is another picture. */
const upload = async (red = 180) =>
  uploadPicture(app, asha, await drawPicture(900, 700, { r: red, g: 40, b: 30 }))
const NEW = {
  name: 'Sea School',
  category: 'special-schools',
  description: 'A school by the sea.',
  address: 'Beach Road',
  phone: '112',
  pictureIsAllowed: true,
}
const send = (fields: object, as = asha) =>
  as.send('POST', '/api/submissions', { ...NEW, ...fields })
const approve = async ({ id, updatedAt: version }: Submission) =>
  json<ModeratedSubmission>(
    admin.send('PATCH', `/api/submissions/${id}/status`, { status: 'approved', version }),
  )
const age = async () => {
  const old = new Date(Date.now() - 2 * 3_600_000)
  for (const file of files()) await utimes(join(folder, 'pictures', file), old, old)
}

test('an upload is kept as landscape in two widths; its uploader and admins alone see it until a listing shows it', async () => {
  const { picture, pictureUrl } = await upload()
  expect(pictureUrl).toBe(`/pictures/listings/${picture}-960.jpg`)
  expect(files()).toEqual(
    ['480.jpg', '480.webp', '960.jpg', '960.webp'].map((end) => `${picture}-${end}`),
  )
  const own = await asha.get(pictureUrl)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(await sharp(Buffer.from(await own.arrayBuffer())).metadata()).toMatchObject({
    format: 'jpeg',
    width: 960,
    height: 640,
  })
  const other = await signInAs(app)
  const seen = async () =>
    Promise.all([app, asha, other, admin].map(async (who) => (await who.get(pictureUrl)).status))
  expect(await seen()).toEqual([401, 200, 404, 200])
  const submission = await json<Submission>(send({ picture }))
  expect(submission).toMatchObject({ picture, pictureUrl })
  expect(await seen()).toEqual([401, 200, 404, 200])
  const { listingId } = await approve(submission)
  expect(await seen()).toEqual([200, 200, 200, 200])
  const webp = await app.get(`/pictures/listings/${picture}-480.webp`)
  expect(webp.headers.get('content-type')).toBe('image/webp')
  expect(webp.headers.get('cache-control')).toBe('public, max-age=86400')
  const listing = await json<ListingDetail>(app.get(`/api/listings/${listingId}`))
  expect(listing.imageUrl).toBe(pictureUrl)
  await admin.send('PATCH', `/api/admin/listings/${listingId}/unapprove`)
  expect(await seen()).toEqual([401, 200, 404, 200])
  for (const file of ['x', `${picture}-961.jpg`, '..%2F..%2Fsecret', `${'0'.repeat(32)}-960.jpg`])
    expect((await admin.get(`/pictures/listings/${file}`)).status).toBe(404)
})

test('only one’s own upload goes into a submission, and only with the word that it may be shown', async () => {
  const { picture } = await upload()
  expect((await send({ picture, pictureIsAllowed: false })).status).toBe(400)
  const other = await signInAs(app)
  const refused = await send({ picture }, other)
  expect(refused.status).toBe(400)
  expect(await json(refused)).toMatchObject({ fields: { picture: expect.any(String) } })
  expect((await send({ picture: '../../x' })).status).toBe(400)
  expect((await send({ picture: '' })).status).toBe(200)
})

test('what is no picture, too small, too heavy or from a guest is refused', async () => {
  const put = async (bytes: Uint8Array, cookie = asha.cookie) =>
    (await sendForm(app, 'PUT', '/api/submissions/picture', pictureForm(bytes), cookie)).status
  expect(await put(Buffer.from('<svg/>'))).toBe(400)
  expect(await put(await drawPicture(200, 200))).toBe(400)
  expect(await put(Buffer.alloc(8_100_000))).toBe(413)
  expect(await put(await drawPicture(480, 320), '')).toBe(401)
  expect(await app.db.$count(submissionPictures)).toBe(0)
})

test('a change may bring a new picture; leaving it out keeps the old one', async () => {
  const { id: listingId } = await buildListing(app.db, { imageUrl: 'https://x.example/a.jpg' })
  const same = { listingId, name: 'Asha School', description: 'A school.' }
  const plain = await json<Submission>(send({ ...same, address: 'There' }))
  expect(plain.changes).toEqual(['address', 'phone'])
  const { picture, pictureUrl } = await upload()
  const submission = await json<Submission>(send({ ...same, address: null, phone: null, picture }))
  expect(submission.changes).toEqual(['picture'])
  await approve(submission)
  await approve(plain)
  const listing = await json<ListingDetail>(app.get(`/api/listings/${listingId}`))
  expect(listing).toMatchObject({ imageUrl: pictureUrl, address: 'There' })
  expect(await app.db.select().from(listings)).toMatchObject([
    { picture, imageUrl: 'https://x.example/a.jpg' },
  ])
})

test('uploads that came into no submission are erased after a week, those in use never', async () => {
  const store = pictureStore(app.env)
  const used = await upload()
  await send({ picture: used.picture })
  const shown = await upload(90)
  await approve(await json<Submission>(send({ picture: shown.picture })))
  const unused = await upload(10)
  await age()
  await eraseUnusedPictures(app.db, store)
  expect(files()).toHaveLength(12)
  await app.db.update(submissionPictures).set({ createdAt: sql`now() - interval '8 days'` })
  await eraseUnusedPictures(app.db, store)
  expect(files()).toHaveLength(8)
  expect(files().some((file) => file.startsWith(unused.picture))).toBe(false)
  expect(await app.db.$count(submissionPictures, eq(submissionPictures.name, unused.picture))).toBe(
    0,
  )
})

test('deleting the account erases the pictures that no listing shows', async () => {
  const waiting = await upload()
  await send({ picture: waiting.picture })
  const shown = await upload(90)
  await approve(await json<Submission>(send({ picture: shown.picture })))
  expect((await asha.send('DELETE', '/api/account', {})).status).toBe(200)
  expect(files().map((file) => file.split('-')[0])).toEqual(Array(4).fill(shown.picture))
  expect((await app.get(shown.pictureUrl)).status).toBe(200)
})
