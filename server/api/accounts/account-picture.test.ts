import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { drawPicture, givePicture, pictureForm, sendForm } from '../../../tests/support/pictures.ts'
import { users } from '../../db/schema.ts'
import { LIMITS_OF } from '../../http/limits.ts'
import { eraseUnusedPictures } from '../../services/listings/pictures.ts'
import { pictureStore } from '../../services/pictures/store.ts'

let app: TestApp
let user: SignedIn
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saath-pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  app = await createTestApp({ DATA_DIR: folder })
  user = await signInAs(app)
})

const put = (form: FormData, who: SignedIn | undefined = user) =>
  sendForm(app, 'PUT', '/api/account/picture', form, who.cookie)
const kept = () => {
  const pictures = join(folder, 'pictures')
  return existsSync(pictures) ? readdirSync(pictures).toSorted() : []
}
const BLUE = { r: 20, g: 40, b: 200 }

/** A part of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of a few bytes that says it is as large as this; `before` stands ahead of its picture. */
function png(width: number, height: number, before: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...before,
    chunk('IDAT', deflateSync(Buffer.alloc(height < 1_000 ? (width + 1) * height : 10_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>`
const KIND = 'This file is not a JPEG, PNG or WebP picture. Please choose one that is.'
const MOVES = 'Animated pictures cannot be used. Please choose a still one.'
const BROKEN = 'This picture is damaged or incomplete. Please choose another one.'

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: BLUE,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

/** Two frames that follow each other. */
const moving = async (format: 'gif' | 'webp') => {
  const frames = [await drawPicture(100, 100), await drawPicture(100, 100, BLUE)]
  const joined = sharp(frames, { join: { animated: true } })
  return format === 'gif' ? joined.gif().toBuffer() : joined.webp().toBuffer()
}

const REFUSED: Record<string, [file: () => Buffer | Promise<Buffer>, sentence: string]> = {
  'a text file that is called a picture': [() => Buffer.from('Not a picture at all.'), KIND],
  'an SVG': [() => Buffer.from(SVG), KIND],
  'a page': [() => Buffer.from('<!doctype html><script>alert(1)</script>'), KIND],
  'an empty file': [() => Buffer.alloc(0), KIND],
  'a TIFF': [
    async () =>
      sharp(await drawPicture())
        .tiff()
        .toBuffer(),
    KIND,
  ],
  'an AVIF': [
    async () =>
      sharp(await drawPicture())
        .avif()
        .toBuffer(),
    KIND,
  ],
  'a page that begins like a JPEG': [
    () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
    BROKEN,
  ],
  'a JPEG that ends in the middle': [
    async () => {
      const whole = await noise(400, 400).jpeg().toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
    BROKEN,
  ],
  'a PNG of a few bytes that says it is huge': [
    () => png(100_000, 100_000),
    'This picture has more than 50 million pixels. Please choose a smaller one.',
  ],
  'a PNG that says more than it holds': [() => png(5_000, 5_000), BROKEN],
  'a tiny picture': [
    () => drawPicture(95, 400),
    'This picture is too small. Please choose one of at least 96 by 96 pixels.',
  ],
  'a GIF that moves': [() => moving('gif'), MOVES],
  'a WebP that moves': [() => moving('webp'), MOVES],
  'a PNG that moves': [() => png(100, 100, [chunk('acTL', Buffer.alloc(8))]), MOVES],
}

describe('PUT /api/account/picture refuses', () => {
  for (const [what, [file, sentence]] of Object.entries(REFUSED))
    test(what, async () => {
      const answer = await put(pictureForm(await file()))
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { message: sentence, code: 'invalid', fields: { file: sentence } },
      ])
      expect(kept()).toEqual([])
    })

  test('more than 8 MB, by what it says and by what comes', async () => {
    const heavy = pictureForm(Buffer.alloc(8_000_001, 1))
    const answer = await put(heavy)
    expect([answer.status, (await answer.json()).fields]).toEqual([
      413,
      { file: 'This file is larger than 8 MB. Please choose a smaller picture.' },
    ])
    const said = await app.get('/api/account/picture', {
      method: 'PUT',
      headers: {
        cookie: user.cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '9000000',
      },
      body: '--x--\r\n',
    })
    expect(said.status).toBe(413)
  })

  test('a guest, another site, and who did not say that it may be shown', async () => {
    const form = pictureForm(await drawPicture())
    expect((await sendForm(app, 'PUT', '/api/account/picture', form)).status).toBe(401)
    const elsewhere = await app.get('/api/account/picture', {
      method: 'PUT',
      headers: { cookie: user.cookie, 'sec-fetch-site': 'cross-site' },
      body: form,
    })
    expect(elsewhere.status).toBe(403)
    form.delete('mayPublish')
    const unsaid = await put(form)
    expect([unsaid.status, Object.keys((await unsaid.json()).fields)]).toEqual([
      400,
      ['mayPublish'],
    ])
    const no = await put(pictureForm(await drawPicture(), 'me.jpg', 'no'))
    expect(no.status).toBe(400)
    const words = new FormData()
    words.set('file', 'words')
    words.set('mayPublish', 'on')
    expect((await put(words)).status).toBe(400)
    expect(kept()).toEqual([])
  })

  test('too many of them', async () => {
    const { points } = LIMITS_OF['picture-user']
    for (let count = 0; count < points; count += 1) await put(pictureForm(Buffer.from('x')))
    expect((await put(pictureForm(await drawPicture()))).status).toBe(429)
  })
})

describe('a picture that is taken', () => {
  test('is kept in two widths and two formats, and is served to its owner alone', async () => {
    const { profileImageUrl } = await givePicture(app, user, await drawPicture(300, 200))
    expect(profileImageUrl).toMatch(/^\/pictures\/[0-9a-f]{32}-192\.jpg$/)
    const whoAmI = await (await user.get('/api/auth/user')).json()
    expect(whoAmI).toMatchObject({ profileImageUrl })
    const other = await signInAs(app, { role: 'admin' })
    for (const width of [96, 192])
      for (const [ending, format] of [
        ['jpg', 'jpeg'],
        ['webp', 'webp'],
      ] as const) {
        const path = profileImageUrl!.replace('192.jpg', `${width}.${ending}`)
        const answer = await user.get(path)
        expect(answer.status).toBe(200)
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'private, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        })
        const drawn = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        expect(drawn).toMatchObject({ format, width, height: width })
        expect((await app.get(path)).status).toBe(401)
        expect((await other.get(path)).status).toBe(404)
      }
  })

  test('lies there by its content, readable for the site’s user alone', async () => {
    await givePicture(app, user, await drawPicture())
    const first = kept()
    expect(first).toHaveLength(4)
    await givePicture(app, user, await drawPicture())
    expect(kept()).toEqual(first)
    // The same picture of somebody else is another.
    await givePicture(app, await signInAs(app), await drawPicture())
    expect(kept()).toHaveLength(8)
  })

  test('has lost where and when it was taken, and with what', async () => {
    const taken = await sharp(await drawPicture(200, 120))
      .withExif({
        IFD0: { Make: 'Canary', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '15/1 29/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Canary</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Canary')
    await givePicture(app, user, taken)
    expect(kept()).toHaveLength(4)
    for (const file of kept()) {
      const bytes = readFileSync(join(folder, 'pictures', file))
      expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
      expect(bytes.toString('latin1')).not.toMatch(/Canary|Exif|GPS|xmp/i)
    }
  })

  test('stands upright, whichever way the phone was held, and has no holes', async () => {
    const lines = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="100" fill="red"/></svg>',
    )
    const upright = await sharp(lines).png().toBuffer()
    const lying = await sharp(upright)
      .rotate(-90)
      .flatten({ background: 'white' })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    for (const sent of [upright, lying]) {
      const { profileImageUrl } = await givePicture(app, user, sent)
      const answer = await user.get(profileImageUrl!)
      const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const [red, green] = data
      expect(red).toBeGreaterThan(200)
      expect(green).toBeLessThan(60)
      // What could be seen through is white.
      expect([...data.subarray(-3)].every((value) => value > 240)).toBe(true)
    }
  })

  test('is erased when another takes its place, on removal, and with the account', async () => {
    const first = await givePicture(app, user, await drawPicture())
    const second = await givePicture(app, user, await drawPicture(200, 200, BLUE))
    expect(second.profileImageUrl).not.toBe(first.profileImageUrl)
    expect(kept()).toHaveLength(4)
    expect((await user.get(first.profileImageUrl!)).status).toBe(404)
    expect((await user.get(second.profileImageUrl!)).status).toBe(200)

    const removed = await user.send('DELETE', '/api/account/picture')
    expect([removed.status, (await removed.json()).profileImageUrl]).toEqual([200, null])
    expect(kept()).toEqual([])
    expect((await user.send('DELETE', '/api/account/picture')).status).toBe(200)

    await givePicture(app, user, await drawPicture())
    expect((await user.send('DELETE', '/api/account', {})).status).toBe(200)
    expect(kept()).toEqual([])
  })

  test('is part of one’s data, as a link', async () => {
    const before = await (await user.get('/api/account/data')).json()
    expect(before.picture).toBeNull()
    const { profileImageUrl } = await givePicture(app, user, await drawPicture())
    const { picture } = await (await user.get('/api/account/data')).json()
    expect(picture).toBe(`http://127.0.0.1:3000${profileImageUrl}`)
  })
})

test('no other file is reached through the address of pictures', async () => {
  await givePicture(app, user, await drawPicture())
  const { profileImageUrl } = (await (await user.get('/api/auth/user')).json()) as SignedIn['user']
  for (const path of [
    '/pictures/..%2fsecret',
    '/pictures/%2e%2e%2fsecret',
    '/pictures/',
    '/pictures/x',
    `${profileImageUrl}/`,
    `${profileImageUrl}%00`,
    profileImageUrl!.replace('192', '1920'),
  ])
    expect((await user.get(path)).status, path).toBe(404)
})

test('what nobody has as a picture is erased after an hour', async () => {
  await givePicture(app, user, await drawPicture())
  const other = await signInAs(app)
  await givePicture(app, other, await drawPicture())
  await app.db.update(users).set({ profileImageUrl: null })
  await givePicture(app, user, await drawPicture())
  const store = pictureStore(app.env)
  await eraseUnusedPictures(app.db, store)
  expect(kept()).toHaveLength(8)
  const twoHoursAgo = new Date(Date.now() - 7_200_000)
  for (const file of kept()) utimesSync(join(folder, 'pictures', file), twoHoursAgo, twoHoursAgo)
  await eraseUnusedPictures(app.db, store)
  expect(kept()).toHaveLength(4)
  const { profileImageUrl } = (await (await user.get('/api/auth/user')).json()) as SignedIn['user']
  expect((await user.get(profileImageUrl!)).status).toBe(200)
})
