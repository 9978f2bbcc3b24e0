import { nearestPlace } from '../../queries/nearest-place.ts'
import { positionWords as words } from './position-words.ts'
import { PositionRefused, readPosition } from './position.ts'
import { words as boxWords } from './words.ts'

/** The known place nearest to the visitor, by its id, or a sentence that says why there is none. */
export async function findPlace(): Promise<{ id: string } | { problem: string }> {
  try {
    const id = await nearestPlace(await readPosition())
    return id ? { id } : { problem: words.outside }
  } catch (error) {
    return { problem: toSentence(error) }
  }
}

function toSentence(error: unknown): string {
  if (!(error instanceof PositionRefused)) return boxWords.locateFailed
  return error.code === 'unsupported' ? words.unsupported : words.refusal(error.code)
}
