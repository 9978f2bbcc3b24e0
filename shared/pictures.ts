/** Each picture is kept in two widths, as WebP and as JPEG (ruling 15): of a person square, of a listing 3 to 2. */
export const PICTURE_WIDTHS = [96, 192] as const
export const LISTING_PICTURE_WIDTHS = [480, 960] as const
/** What a picture may weigh when it is sent, in bytes. */
export const PICTURE_BYTES = 8_000_000
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

type ListingPictureWidth = (typeof LISTING_PICTURE_WIDTHS)[number]
type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureEnding = 'jpg' | 'webp'

const OURS = /^\/pictures\/([0-9a-f]{32})-192\.jpg$/

/** The name of a picture of ours; null for every other address, which is not loaded. */
export const pictureName = (url: string | null) => OURS.exec(url ?? '')?.[1] ?? null

export const pictureFile = (name: string, width: number, ending: PictureEnding) =>
  `${name}-${width}.${ending}`

/** Where it is served: as a user's `profileImageUrl` the larger JPEG, which everything can show. */
export const picturePath = (
  name: string,
  width: PictureWidth = 192,
  ending: PictureEnding = 'jpg',
) => `/pictures/${pictureFile(name, width, ending)}`

/** Where a listing's picture is served: as `imageUrl` and `pictureUrl` the larger JPEG. */
export const listingPicturePath = (
  name: string,
  width: ListingPictureWidth = 960,
  ending: PictureEnding = 'jpg',
) => `/pictures/listings/${pictureFile(name, width, ending)}`

/** Where a post's picture is served. */
export const postPicturePath = (
  name: string,
  width: ListingPictureWidth = 960,
  ending: PictureEnding = 'jpg',
) => `/pictures/posts/${pictureFile(name, width, ending)}`
