import sharp from 'sharp'
import type { UploadedPicture } from '../../shared/submissions/submissions.ts'
import type { User } from '../../shared/accounts/users.ts'
import type { SignedIn, TestApp } from './app.ts'

const RED = { r: 180, g: 40, b: 30 }

/** A plain picture, large enough to be taken. */
export const drawPicture = (width = 120, height = 100, colour = RED): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** What the form of the account's page sends. */
export function pictureForm(bytes: Uint8Array, name = 'me.jpg', mayPublish?: string): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  form.set('mayPublish', mayPublish ?? 'on')
  return form
}

/** A form with a file, as a page of ours sends it. */
export function sendForm(
  app: TestApp,
  method: string,
  path: string,
  body: FormData,
  cookie?: string,
): Promise<Response> {
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }
  return app.get(path, { method, headers, body })
}

/** Somebody after they sent a picture. */
export async function givePicture(app: TestApp, who: SignedIn, bytes: Buffer): Promise<User> {
  const form = pictureForm(bytes)
  const answer = await sendForm(app, 'PUT', '/api/account/picture', form, who.cookie)
  return (await answer.json()) as User
}

/** The name of a picture that somebody uploaded for a listing. */
export async function uploadPicture(app: TestApp, who: SignedIn, bytes: Buffer) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'school.jpg', { type: 'image/jpeg' }))
  const answer = await sendForm(app, 'PUT', '/api/submissions/picture', form, who.cookie)
  return (await answer.json()) as UploadedPicture
}
