import { createHash } from 'node:crypto'
import { pictureFile } from '../../../shared/pictures.ts'
import { tooMany, unavailable } from '../../errors.ts'
import { drawApart, PICTURE_SECONDS, refused } from '../../pictures/draw-apart.ts'
import type { Made, ShapeName } from '../../pictures/draw.ts'
import { isMovingPng, kindOf } from '../../pictures/kind.ts'
import { say } from '../../sentences.ts'

/** How many pictures may wait or be read at once: each holds up to 8 MB. */
const PLACES = 8

/** Whose pictures wait or are read. */
const inLine = new Set<number>()
/** One after the other: each may need much memory for a moment. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Makes a picture that is safe to show out of a file somebody sent. What the file is called or said to be counts for
 * nothing. Everybody has one place in the line, so that nobody fills it for the others.
 */
export async function makePicture(
  userId: number,
  bytes: Buffer,
  shape: ShapeName,
): Promise<Made[]> {
  const kind = kindOf(bytes)
  if (kind === 'gif' || isMovingPng(bytes)) throw refused(say.pictureMoves)
  if (!kind) throw refused(say.pictureKind)
  if (inLine.has(userId)) throw tooMany(say.pictureInLine, PICTURE_SECONDS)
  if (inLine.size >= PLACES) throw unavailable(say.picturesInLine, PICTURE_SECONDS)
  inLine.add(userId)
  const turn = last.then(() => drawApart(bytes, shape)).finally(() => inLine.delete(userId))
  last = turn.catch(() => undefined)
  return turn
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
