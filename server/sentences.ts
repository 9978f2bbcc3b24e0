import { words as shared } from '../shared/words.ts'
import { words as csv } from './csv/words.ts'
import { words as checks } from './services/checks/refusal-words.ts'
import { words as decision } from './services/decisions/words.ts'
import { words as merge } from './services/listings/merges/merge-words.ts'
import { words as claim } from './services/claims/words.ts'
import { words as report } from './services/reports/words.ts'
import { words as submission } from './services/submissions/words.ts'
import { words } from './words.ts'

/** What a rule says: which sentence, and what stands in it. In which language it is worded, whoever answers decides. */
export interface Sentence {
  readonly code: string
  readonly params: readonly unknown[]
}

/** All that a refusal can say, in English. Another language has the same names, with the same parameters. */
export const english = {
  ...words,
  checks,
  claim,
  csv,
  decision,
  merge,
  report,
  shared,
  submission,
  worded: (text: string) => text,
}

export type Catalogue = typeof english

type Named<Words> = {
  [Name in keyof Words]: Words[Name] extends string
    ? Sentence
    : Words[Name] extends (...params: infer Params) => string
      ? (...params: { [At in keyof Params]: Params[At] | Sentence }) => Sentence
      : Named<Words[Name]>
}

/** Each sentence by its name: `say.submission.notFound`, `say.tooMany(seconds)`; `say.worded(text)` was worded before. */
// `named` makes of each entry what `Named` says; its keys are not known to the compiler.
export const say = named(english, '') as Named<Catalogue>

function named(words: object, before: string): object {
  return Object.fromEntries(
    Object.entries(words).map(([name, said]: [string, unknown]) => {
      const code = before + name
      if (typeof said === 'function')
        return [name, (...params: unknown[]): Sentence => ({ code, params })]
      return [
        name,
        isGroup(said) ? named(said, `${code}.`) : ({ code, params: [] } satisfies Sentence),
      ]
    }),
  )
}

function isGroup(said: unknown): said is object {
  return typeof said === 'object' && said !== null
}

/** The one place where a sentence gets its words. A sentence within another is worded in the same language. */
export function wordingOf({ code, params }: Sentence, catalogue: Catalogue = english): string {
  const said = code
    .split('.')
    .reduce<unknown>(
      (group, name) => (isGroup(group) ? Reflect.get(group, name) : undefined),
      catalogue,
    )
  if (typeof said === 'function')
    return String(
      said(...params.map((each) => (isSentence(each) ? wordingOf(each, catalogue) : each))),
    )
  return String(said)
}

const isSentence = (value: unknown): value is Sentence =>
  isGroup(value) && 'code' in value && 'params' in value
