import type { DangerTopic } from '../../../shared/search/danger.ts'

/**
 * How the vocabulary of danger is written, a pattern a line:
 *
 * - `want|wish die|death`: one of each, in whatever order, with up to three other words between them;
 * - `seizure .. minutes`: with up to eight others between;
 * - `a & b`: both, wherever they stand;
 * - `suicid*`: every word that begins so; `give_up`: words next to each other; `@child`: any of a group (groups.txt);
 * - `= help`: nothing else is said, but for words that only join;
 * - `=~ meltdown`: nor besides details (`detail` of groups.txt): where, when, of what, that speaking is hard;
 * - `i having meltdown < @other`: in this order, and none of these between: "I think my son is having a meltdown";
 * - `... - drum*|heart`: unless one of these is said, too.
 */
export interface Pattern {
  /** Each somewhere in the text. */
  parts: Step[][]
  between: Slot | undefined
  unless: Slot | undefined
  /** Nothing else is said, or nothing but details. */
  isWhole: boolean
  allowsDetails: boolean
}

export interface Step {
  slot: Slot
  /** How many other words may come before it. */
  gap: number
}

/** One of these phrases, each a word or words next to each other. */
export interface Slot {
  phrases: Matcher[][]
  /** The patterns that begin with it. */
  patterns: [DangerTopic, Pattern][]
}

export interface Matcher {
  text: string
  /** The word may go on. */
  isStem: boolean
  /** Compared by sound, as a word of an Indian language; otherwise by letters. */
  isHeard: boolean
  /** As it is in the vocabulary. */
  spellings: string[]
}

const GAP = 3
const WIDE_GAP = 8

export function readPattern(line: string, toSlot: (words: string) => Slot): Pattern {
  const [, whole, pattern = ''] = /^(?:(=~?) )?(.*)$/.exec(line) ?? []
  const [rest = '', unless] = pattern.split(' - ')
  const [said = '', between] = rest.split(' < ')
  return {
    parts: said.split(' & ').map((part) => readSteps(part, toSlot)),
    between: between === undefined ? undefined : toSlot(between),
    unless: unless === undefined ? undefined : toSlot(unless),
    isWhole: whole !== undefined,
    allowsDetails: whole === '=~',
  }
}

function readSteps(part: string, toSlot: (words: string) => Slot): Step[] {
  const texts = part.trim().split(/\s+/)
  return texts.flatMap((text, at) =>
    text === '..' ? [] : { slot: toSlot(text), gap: texts[at - 1] === '..' ? WIDE_GAP : GAP },
  )
}
