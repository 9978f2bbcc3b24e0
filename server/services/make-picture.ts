import { PICTURE_WIDTHS } from '../../shared/pictures.ts'
import { AppError, invalid } from '../errors.ts'
import { words } from '../words.ts'

/** More than a phone's usual 12 million, less than what would fill a small server's memory. */
const MAX_PIXELS = 50_000_000
const MIN_SIDE = PICTURE_WIDTHS[0]
const SECONDS = 10

/** One of the files a picture is kept as. */
type Made = [width: (typeof PICTURE_WIDTHS)[number], ending: 'jpg' | 'webp', bytes: Buffer]

/**
 * Makes a picture that is safe to show out of a file somebody sent. What the file is called or said to be counts for
 * nothing. It is drawn anew, so that nothing else of it is left: no place, no camera, no hidden text.
 */
export function makePicture(bytes: Buffer): Promise<Made[]> {
  const turn = last.then(() => draw(bytes))
  last = turn.catch(() => undefined)
  return turn
}

/** One after the other: each may need much memory for a moment. */
let last: Promise<unknown> = Promise.resolve()

async function draw(bytes: Buffer): Promise<Made[]> {
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
    if (Math.min(width, height) < MIN_SIDE) throw refused(words.pictureTooSmall(MIN_SIDE))
    const widest = Math.max(...PICTURE_WIDTHS)
    const square = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(widest, widest, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
    const made: Made[] = []
    for (const size of PICTURE_WIDTHS) {
      const sized = sharp(square).resize(size, size)
      made.push([size, 'jpg', await sized.clone().jpeg({ quality: 84 }).toBuffer()])
      made.push([size, 'webp', await sized.clone().webp({ quality: 82 }).toBuffer()])
    }
    return made
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refused(words.pictureUnreadable)
  }
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
