/** What an admin wrote of a search, judged: as it is kept, or the sentence at the field that is wrong. */
import { MOST_OTHER_WORDS, MOST_PHRASE_WORDS } from '../../../shared/search/rule-kinds.ts'
import type { SearchRuleInput } from '../../../shared/search/search-rules.ts'
import type { SearchRuleContent } from '../../../shared/search/rule-kinds.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import { resolvePlace } from '../../places/gazetteer.ts'
import { touchesDanger } from '../../search/danger/touches.ts'
import { foldSearch, saysNothing, wordsOf } from './phrases.ts'
import { phrases } from '../../search/tokenise.ts'
import { CONCEPTS, conceptOf } from '../../search/vocabulary.ts'
import { say, type Sentence } from '../../sentences.ts'
import { findAnswers, toAddress, type FoundAnswer } from './answers.ts'

/** All but when it was written. */
export type JudgedRule = Omit<SearchRuleContent, 'updatedAt'>

type Synonym = Extract<SearchRuleInput, { kind: 'synonym' }>
type Pin = Extract<SearchRuleInput, { kind: 'pin' }>

/** Throws invalid, with a sentence at each field. */
export async function judgeRule(
  db: Database | Transaction,
  input: SearchRuleInput,
): Promise<JudgedRule> {
  const words = wordsOf(input.phrase)
  if (saysNothing(words)) throw wrong('phrase', say.searchRule.noWord)
  if (words.length > MOST_PHRASE_WORDS)
    throw wrong('phrase', say.searchRule.tooLong(MOST_PHRASE_WORDS))
  return input.kind === 'synonym' ? judgeSynonym(input) : judgePin(db, input)
}

/** A phrase as searches are compared with it. */
export const foldPhrase = ({ kind, phrase }: Pick<JudgedRule, 'kind' | 'phrase'>): string =>
  kind === 'synonym' ? wordsOf(phrase).join(' ') : foldSearch(wordsOf(phrase))

function judgeSynonym({ phrase, concept, words }: Synonym): JudgedRule {
  // Neither may what people in danger write mean something else, nor something else mean that.
  if (touchesDanger(phrase)) throw wrong('phrase', say.searchRule.danger)
  if (touchesDanger(words)) throw wrong('words', say.searchRule.danger)
  if (concept) judgeConcept(phrase, concept)
  if (words) judgeOtherWords(phrase, words)
  return { kind: 'synonym', phrase, concept: concept || null, words: words || null, ...NO_PIN }
}

const NO_PIN = { placeId: null, answers: [] }

function judgeConcept(phrase: string, name: string) {
  if (!CONCEPTS.some((concept) => concept.name === name))
    throw wrong('concept', say.searchRule.concept)
  if (conceptOf(wordsOf(phrase))?.name === name) throw wrong('concept', say.searchRule.itself)
}

function judgeOtherWords(phrase: string, words: string) {
  const others = phrases(words)
  const isTooMuch =
    others.length > MOST_OTHER_WORDS || others.some((one) => one.length > MOST_PHRASE_WORDS)
  if (isTooMuch || others.length === 0)
    throw wrong('words', say.searchRule.otherWords(MOST_OTHER_WORDS, MOST_PHRASE_WORDS))
  if (others.every((one) => one.join(' ') === wordsOf(phrase).join(' ')))
    throw wrong('words', say.searchRule.itself)
}

async function judgePin(
  db: Database | Transaction,
  { phrase, place: typedPlace, answers: typed }: Pin,
): Promise<JudgedRule> {
  const place = typedPlace ? resolvePlace(...splitPlace(typedPlace)) : undefined
  if (typedPlace && !place) throw wrong('place', say.searchRule.place)
  const addresses = typed.map(toAddress)
  const found = await findAnswers(db, addresses)
  const answers: string[] = []
  const fields: Record<string, Sentence> = {}
  for (const [at, address] of addresses.entries()) {
    if (!address) continue
    const problem = problemOf(address, found.get(address), answers)
    if (problem) fields[`answers.${at}`] = problem
    else answers.push(address)
  }
  if (Object.keys(fields).length > 0) throw invalid(say.invalidRequest, fields)
  return { kind: 'pin', phrase, concept: null, words: null, placeId: place?.id ?? null, answers }
}

/** "Mapusa, Goa": a name and its state. */
function splitPlace(typed: string): [string, string?] {
  const [name = '', ...rest] = typed.split(',').map((part) => part.trim())
  return [name, rest.at(-1)]
}

function problemOf(
  address: string,
  found: FoundAnswer | undefined,
  before: string[],
): Sentence | undefined {
  if (!address.startsWith('/')) return say.searchRule.answerAddress
  if (!found || found.unshown === 'hidden') return say.searchRule.answerHidden(address)
  if (found.unshown) return say.searchRule.answerSponsored(address)
  return before.includes(address) ? say.searchRule.answerTwice : undefined
}

const wrong = (field: string, sentence: Sentence) =>
  invalid(say.invalidRequest, { [field]: sentence })
