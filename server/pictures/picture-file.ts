import type { Context } from 'hono'
import type { Env } from '../context.ts'

/** A file of a picture that anybody may see, or, until then, some (ruling 15). */
export const sendPicture = (
  c: Context<Env>,
  file: string,
  { bytes, isPublic }: { bytes: Buffer<ArrayBuffer>; isPublic: boolean },
) =>
  c.body(bytes, 200, {
    'content-type': pictureType(file),
    // Another picture has another name. A day, so that one that is taken down is gone from between us soon.
    'cache-control': isPublic ? 'public, max-age=86400' : 'private, no-store',
  })

export const pictureType = (file: string) => (file.endsWith('.webp') ? 'image/webp' : 'image/jpeg')
