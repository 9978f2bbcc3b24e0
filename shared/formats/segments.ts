import { LANGUAGE } from './locale.ts'

/** Finds words in a text of any script: spaces alone do not tell them in all. */
export const wordSegmenter = new Intl.Segmenter(LANGUAGE, { granularity: 'word' })
