import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { PICTURE_BYTES } from '../../shared/pictures.ts'
import type { UserEnv } from '../context.ts'
import { tooLarge } from '../errors.ts'
import { take } from './rate-limit.ts'
import { say } from '../sentences.ts'

const tooHeavy = () => tooLarge(say.pictureTooLarge, { file: say.pictureTooLarge })

/** How often somebody sends one: reading pictures costs more than reading words. */
export const limitPictures = createMiddleware<UserEnv>(async (c, next) => {
  await take(c, 'picture-user', String(c.var.user.id))
  await next()
})

/** The picture, and what stands around it in the body. */
export const limitPictureBody = bodyLimit({
  maxSize: PICTURE_BYTES + 16_000,
  onError: () => {
    throw tooHeavy()
  },
})

/** What was sent. Throws too large. */
export async function bytesOf(file: File): Promise<Buffer> {
  if (file.size > PICTURE_BYTES) throw tooHeavy()
  return Buffer.from(await file.arrayBuffer())
}
