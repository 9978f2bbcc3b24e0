import { createHash } from 'node:crypto'
import { LISTING_PICTURE_WIDTHS, PICTURE_WIDTHS, pictureFile } from '../../shared/pictures.ts'
import { AppError, invalid } from '../errors.ts'
import { words } from '../words.ts'

/** More than a phone's usual 12 million, less than what would fill a small server's memory. */
const MAX_PIXELS = 50_000_000
const SECONDS = 10

/** How a picture is cut. */
interface Shape {
  widths: readonly number[]
  /** The height of a picture of this width. */
  height: (width: number) => number
  /** What the shorter side of the file must measure at least. */
  minSide: number
}
export const SQUARE: Shape = {
  widths: PICTURE_WIDTHS,
  height: (width) => width,
  minSide: PICTURE_WIDTHS[0],
}
export const LANDSCAPE: Shape = {
  widths: LISTING_PICTURE_WIDTHS,
  height: (width) => Math.round((width * 2) / 3),
  minSide: 320,
}

/** One of the files a picture is kept as. */
type Made = [width: number, ending: 'jpg' | 'webp', bytes: Buffer]

/**
 * Makes a picture that is safe to show out of a file somebody sent. What the file is called or said to be counts for
 * nothing. It is drawn anew, so that nothing else of it is left: no place, no camera, no hidden text.
 */
export function makePicture(bytes: Buffer, shape: Shape): Promise<Made[]> {
  const turn = last.then(() => draw(bytes, shape))
  last = turn.catch(() => undefined)
  return turn
}

/** One after the other: each may need much memory for a moment. */
let last: Promise<unknown> = Promise.resolve()

async function draw(bytes: Buffer, { widths, height: heightOf, minSide }: Shape): Promise<Made[]> {
  const kind = kindOf(bytes)
  if (kind === 'gif' || isMovingPng(bytes)) throw refused(words.pictureMoves)
  if (!kind) throw refused(words.pictureKind)
  // On first need: it brings a library of its own, which most starts of the site never use.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  try {
    const {
      format,
      width,
      height,
      pages = 1,
    } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata()
    if (format !== kind) throw refused(words.pictureKind)
    if (pages > 1) throw refused(words.pictureMoves)
    if (width * height > MAX_PIXELS) throw refused(words.pictureTooManyPixels)
    if (Math.min(width, height) < minSide) throw refused(words.pictureTooSmall(minSide))
    const widest = Math.max(...widths)
    const cut = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(widest, heightOf(widest), { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
    const made: Made[] = []
    for (const size of widths) {
      const sized = sharp(cut).resize(size, heightOf(size))
      made.push([size, 'jpg', await sized.clone().jpeg({ quality: 84 }).toBuffer()])
      made.push([size, 'webp', await sized.clone().webp({ quality: 82 }).toBuffer()])
    }
    return made
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refused(words.pictureUnreadable)
  }
}

/** The files it is kept in, and the name they share. */
export function nameFiles(made: Made[], userId: number) {
  const hash = createHash('sha256').update(`${userId}\n`)
  for (const [, , content] of made) hash.update(content)
  // The person is part of it: the same picture of two people is two, and one may go without the other.
  const name = hash.digest('hex').slice(0, 32)
  const files = new Map(
    made.map(([width, ending, content]) => [pictureFile(name, width, ending), content] as const),
  )
  return { name, files }
}

/** Said at the field. */
const refused = (sentence: string) => invalid(sentence, { file: sentence })

/** What a file is by its first bytes: nothing else gets to the library that reads pictures. */
function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'gif' | undefined {
  const text = (from: number, to: number) => bytes.subarray(from, to).toString('latin1')
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(0, 4) === 'GIF8' ? 'gif' : undefined
}

/** A PNG that moves says so before its first picture. */
const isMovingPng = (bytes: Buffer) =>
  kindOf(bytes) === 'png' && bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL')
