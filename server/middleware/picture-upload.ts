import { createMiddleware } from 'hono/factory'
import { PICTURE_BYTES } from '../../shared/pictures.ts'
import type { UserEnv } from '../context.ts'
import { tooLarge } from '../errors.ts'
import { takeFileForm } from './file-form.ts'
import { take } from './rate-limit.ts'
import { say } from '../sentences.ts'

function refuseHeavy(): never {
  throw tooLarge(say.pictureTooLarge, { file: say.pictureTooLarge })
}

/** How often somebody sends one: reading pictures costs more than reading words. */
export const limitPictures = createMiddleware<UserEnv>(async (c, next) => {
  await take(c, 'picture-user', String(c.var.user.id))
  await next()
})

export const takePicture = takeFileForm(PICTURE_BYTES, refuseHeavy)

/** What was sent. Throws too large. */
export async function bytesOf(file: File): Promise<Buffer> {
  if (file.size > PICTURE_BYTES) refuseHeavy()
  return Buffer.from(await file.arrayBuffer())
}
