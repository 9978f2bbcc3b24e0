/** "Autism assessment at 34", "ADHD, adult": what a grown-up asks for has a meaning of its own, in whatever order it is said. */
import { ADULT } from '../../shared/events/registration-state.ts'
import { isForAdults } from '../../shared/listings/children-only.ts'
import type { Part } from './parts.ts'
import { wordsOf } from './tokenise.ts'
import { CONCEPTS, conceptOf, type Concept } from './vocabulary.ts'

interface Read {
  parts: Part[]
  /** Years. */
  age: number | undefined
}

/** Not where something else is needed besides: who hears little has another test, and a counsellor may know of ADHD. */
export function askedByAdult<Reading extends Read>(reading: Reading): Reading {
  const { parts } = reading
  if (!isOfAdult(reading)) return reading
  const asked = parts.filter(({ isExcluded }) => !isExcluded)
  const plainly = asked.filter(({ concept }) => concept?.ofAdults)
  const byName = asked.find(({ concept }) => concept && THEIRS.has(concept.name))
  // ADHD and an assessment are ADHD in adults.
  const meant = byName ?? plainly.find(({ concept }) => concept?.role) ?? plainly[0]
  const others = asked.filter((part) => part !== meant && !plainly.includes(part))
  if (!meant || others.some(isNeed)) return reading
  const left = (part: Part) => part === meant || !(plainly.includes(part) || isOfAdults(part))
  return {
    ...reading,
    parts: parts.filter(left).map((part) => (part === meant ? named(part) : part)),
  }
}

/** As if it had been called so: entries for children say what was typed. */
function named(part: Part): Part {
  const words = wordsOf(part.concept?.ofAdults ?? '')
  return words.length > 0 ? { ...part, words, concept: conceptOf(words) } : part
}

/** What grown-ups ask for, by name. */
const THEIRS = new Set(CONCEPTS.flatMap(({ ofAdults }) => ofAdults ?? []))

/** A grown-up person, and no child beside: of "parents of adults" and "adults and children" it is not known. */
export function isOfAdult({ age, parts }: Read): boolean {
  const groups = parts.flatMap(({ concept, isExcluded }) =>
    isExcluded ? [] : (concept?.ageGroup ?? []),
  )
  if (age !== undefined) return age >= ADULT
  return isForAdults(groups)
}

const isOfAdults = ({ concept }: Part) =>
  concept?.role === 'people' && concept.ageGroup === 'adults'

const ASIDE: readonly Concept['role'][] = ['subject', 'people', 'generic', 'qualifier']
const isNeed = ({ concept }: Part) => concept !== undefined && !ASIDE.includes(concept.role)
