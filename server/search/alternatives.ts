import { wordsOf } from './tokenise.ts'

/**
 * Phrases that differ in a word are written as one, as patterns of danger are (danger/pattern.ts): `says|said`, one of these;
 * `told_us`, words next to each other; `his|her?`, one of these or none. Each step is what may stand there, in words.
 */
export type Alternatives = string[][][]

/** "speech, school says|told_us he?": each phrase of a list, divided by commas. */
export const readAlternatives = (list: string): Alternatives[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/).map(readStep))
    .filter((steps) => steps.flat(2).length > 0)

function readStep(step: string): string[][] {
  const variants = step
    .replace(/\?$/, '')
    .split('|')
    .map((words) => wordsOf(words.replaceAll('_', ' ')))
  return step.endsWith('?') ? [[], ...variants] : variants
}

/** Each phrase of them, in words. Of many steps these are thousands; `phraseFinder` does without. */
export const spelledOut = ([step, ...rest]: Alternatives): string[][] =>
  step ? step.flatMap((words) => spelledOut(rest).map((others) => [...words, ...others])) : [[]]

/** How many words the longest phrase of them has. */
export const longestOf = (steps: Alternatives): number =>
  steps.reduce((sum, step) => sum + Math.max(...step.map(({ length }) => length)), 0)

/** Whose phrase some words are; of several the first given has it. `hear` says what of a word is compared, its sound for one. */
export function phraseFinder<Owner>(
  entries: Iterable<readonly [Alternatives, Owner]>,
  hear: (word: string) => string = (word) => word,
): (words: string[]) => Owner | undefined {
  const byFirstWord = new Map<string, [Alternatives, Owner][]>()
  for (const [written, owner] of entries) {
    const steps = written.map((step) => step.map((words) => words.map(hear)))
    for (const word of new Set(firstWords(steps)))
      byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), [steps, owner]])
  }
  return (typed) => {
    const words = typed.map(hear)
    return byFirstWord.get(words[0] ?? '')?.find(([steps]) => isOneOf(words, steps))?.[1]
  }
}

const firstWords = ([step = [], ...rest]: Alternatives): string[] =>
  step.flatMap(([first]) => first ?? firstWords(rest))

const isOneOf = (words: string[], [step, ...rest]: Alternatives): boolean =>
  step
    ? step.some(
        (some) =>
          some.every((word, at) => word === words[at]) && isOneOf(words.slice(some.length), rest),
      )
    : words.length === 0
