import { diffWords } from 'diff'
import { wordSegmenter } from '../../../../shared/formats/segments.ts'

interface MarkedWordsProps {
  /** What is there now. */
  was: string
  /** What is shown. */
  is: string
}

/**
 * A text with the words marked that the one beside it does not have; where the two have none in common, the whole is
 * strong. The marks are for the eye: whoever listens hears both texts, one after the other.
 */
export function MarkedWords({ was, is }: MarkedWordsProps) {
  const parts = diffWords(was, is, { intlSegmenter: wordSegmenter }).filter(
    ({ removed }) => !removed,
  )
  const hasCommon = parts.some(({ added, value }) => !added && /[\p{L}\p{N}]/u.test(value))
  if (!hasCommon) return <strong>{is}</strong>
  return parts.map(({ added, value }, at) => (added ? <ins key={at}>{value}</ins> : value))
}
