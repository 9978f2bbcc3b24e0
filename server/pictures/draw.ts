import sharp from 'sharp'
import { LISTING_PICTURE_WIDTHS, PICTURE_WIDTHS } from '../../shared/pictures.ts'
import { countScans } from './jpeg-scans.ts'
import { kindOf } from './kind.ts'
import { say, wordingOf, type Sentence } from '../sentences.ts'

/** More than a phone's usual 12 million, less than what would fill a small server's memory. */
const MAX_PIXELS = 50_000_000
/** Five times what cameras write. */
export const MAX_SCANS = 64

/** How a picture is cut. */
interface Shape {
  widths: readonly number[]
  /** The height of a picture of this width. */
  height: (width: number) => number
  /** What the shorter side of the file must measure at least. */
  minSide: number
}
const SHAPES = {
  square: { widths: PICTURE_WIDTHS, height: (width) => width, minSide: PICTURE_WIDTHS[0] },
  landscape: {
    widths: LISTING_PICTURE_WIDTHS,
    height: (width) => Math.round((width * 2) / 3),
    minSide: 320,
  },
} satisfies Record<string, Shape>
export type ShapeName = keyof typeof SHAPES

/** One of the files a picture is kept as. */
export type Made = [width: number, ending: 'jpg' | 'webp', bytes: Buffer]

/** What is said instead of a picture. */
export class Refused extends Error {
  readonly sentence: Sentence

  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(wordingOf(sentence), options)
    this.sentence = sentence
  }
}

/** Redraws the picture, so that nothing else of the file is left: no place, no camera, no hidden text. */
export async function draw(bytes: Buffer, shape: ShapeName): Promise<Made[]> {
  const { widths, height: heightOf, minSide }: Shape = SHAPES[shape]
  const kind = kindOf(bytes)
  if (kind === 'jpeg' && countScans(bytes) > MAX_SCANS) throw new Refused(say.pictureTooManyScans)
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (head.format !== kind) throw new Refused(say.pictureKind)
    if ((head.pages ?? 1) > 1) throw new Refused(say.pictureMoves)
    if (head.width * head.height > MAX_PIXELS) throw new Refused(say.pictureTooManyPixels)
    if (Math.min(head.width, head.height) < minSide) throw new Refused(say.pictureTooSmall(minSide))
    const widest = Math.max(...widths)
    const cut = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
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
    if (error instanceof Refused) throw error
    throw new Refused(say.pictureUnreadable, { cause: error })
  }
}
