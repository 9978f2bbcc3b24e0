/** What the words tell of a person changes what some others ask for. */
import { ADULT } from '../../shared/events/registration-state.ts'
import type { Part } from './parts.ts'
import { conceptOf } from './vocabulary.ts'
import { wordList } from './word-lists.ts'

interface Told {
  parts: Part[]
  age: number | undefined
}

export function asTold(texts: string[], reading: Told): Part[] {
  const { parts } = reading
  const here = isWhereTheyAre(texts, parts)
    ? parts.filter(({ concept }) => concept?.name !== 'home visits')
    : parts
  return isOfAdults(reading) ? here.map(ofAdults) : here
}

/** "He is restless at home": where he is. Who asks for help besides wants it to come there. */
const isWhereTheyAre = (texts: string[], parts: Part[]) =>
  texts.some((word, at) => TOLD_OF.has(word) && TELLING.has(texts[at + 1] ?? '')) &&
  parts.every(({ concept }) => !concept || concept.role)

const TOLD_OF = wordList('told of')
const TELLING = wordList('telling')

/** Women are grown up as whoever is called an adult is; beside children it is not known of whom the rest is said. */
function isOfAdults({ parts, age }: Told): boolean {
  const groups = parts.flatMap(({ concept }) => (concept?.role && concept.ageGroup) || [])
  const isSaid = groups.includes('adults') || (age !== undefined && age >= ADULT)
  return isSaid && groups.every((group) => group === 'adults')
}

const ADULT_DIAGNOSIS = ['diagnosis', 'for', 'adults']
const OF_AUTISM = new Set(['assessment', 'autism test', 'getting a diagnosis'])
/** An IQ test is another. */
const DIAGNOSING = /^(?:autis|diagnos|assess|evaluat)/

/** "Autism diagnosis for women" is a diagnosis for adults, which few places have. */
function ofAdults(part: Part): Part {
  const { words, concept, isExcluded } = part
  const isMeant = OF_AUTISM.has(concept?.name ?? '') && words.some((word) => DIAGNOSING.test(word))
  return isMeant && !isExcluded
    ? { ...part, words: ADULT_DIAGNOSIS, concept: conceptOf(ADULT_DIAGNOSIS) }
    : part
}
