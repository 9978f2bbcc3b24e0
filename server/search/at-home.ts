import type { Part } from './parts.ts'
import { wordList } from './word-lists.ts'

/** "He is restless at home" says where he is: visits at home are asked for by who asks for help besides. */
export const withoutTheirHome = (texts: string[], parts: Part[]): Part[] =>
  isWhereTheyAre(texts, parts)
    ? parts.filter(({ concept }) => concept?.name !== 'home visits')
    : parts

const isWhereTheyAre = (texts: string[], parts: Part[]) =>
  texts.some((word, at) => TOLD_OF.has(word) && TELLING.has(texts[at + 1] ?? '')) &&
  parts.every(({ concept }) => !concept || concept.role)

const TOLD_OF = wordList('told of')
const TELLING = wordList('telling')
