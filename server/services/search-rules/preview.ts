/** A search before a rule is saved: what it finds now and would find with it. */
import type { Listing } from '../../../shared/listings/listings.ts'
import type { SearchRuleInput, SearchRulePreview } from '../../../shared/search/search-rules.ts'
import type { Database } from '../../db/open.ts'
import { wordsOf } from './phrases.ts'
import { understandSearch } from '../search/lexicon.ts'
import { matchQuery } from '../search/search.ts'
import { shownAnswers } from './answers.ts'
import { findSynonyms, toConcept, type Synonyms } from './apply.ts'
import { judgeRule } from './content.ts'

const FIRST = 5

export async function previewRule(
  db: Database,
  input: SearchRuleInput,
): Promise<SearchRulePreview> {
  const { kind, placeId, answers, ...meaning } = await judgeRule(db, input)
  const find = async (synonyms: Synonyms) => {
    const near = placeId ?? undefined
    const query = { search: meaning.phrase, near, limit: FIRST }
    const understood = await understandSearch(db, query, synonyms)
    const { listings, total } = await matchQuery(db, query, understood)
    return { total, first: listings.map(toName) }
  }
  const saved = await findSynonyms(db, meaning.phrase)
  const before = await find(saved)
  if (kind === 'pin') return { before, after: before, pinned: await shownAnswers(db, answers) }
  const concept = toConcept(meaning)
  const folded = wordsOf(meaning.phrase).join(' ')
  const after = concept ? await find(new Map([...saved, [folded, concept]])) : before
  return { before, after, pinned: [] }
}

const toName = ({ name, town, region }: Listing) =>
  [name, town ?? region].filter(Boolean).join(', ')
