/** Each picture is kept in two widths, square, as WebP and as JPEG (ruling 15). */
export const PICTURE_WIDTHS = [96, 192] as const
/** What a picture may weigh when it is sent, in bytes. */
export const PICTURE_BYTES = 8_000_000
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureEnding = 'jpg' | 'webp'

const OURS = /^\/pictures\/([0-9a-f]{32})-192\.jpg$/

/** The name of a picture of ours; null for every other address, which is not loaded. */
export const pictureName = (url: string | null) => OURS.exec(url ?? '')?.[1] ?? null

export const pictureFile = (name: string, width: PictureWidth, ending: PictureEnding) =>
  `${name}-${width}.${ending}`

/** Where it is served: as a user's `profileImageUrl` the larger JPEG, which everything can show. */
export const picturePath = (
  name: string,
  width: PictureWidth = 192,
  ending: PictureEnding = 'jpg',
) => `/pictures/${pictureFile(name, width, ending)}`
