/** Which services some listing has: a row called "Service" promises one. */
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { listings } from '../../db/schema.ts'
import { plainGroup } from '../../search/groups.ts'
import { wordsOf } from '../../search/tokenise.ts'
import { conceptOf } from '../../search/vocabulary.ts'
import { lookUp, sampleOf, says } from '../search/conditions.ts'
import { answerText, askedFor, askedText, groupText, list } from '../search/text.ts'

/** Those of these names that a listing says, or is known for: by its kind, or by what is next to it. */
export async function offeredServices(db: Database, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const texts = Object.fromEntries(names.map((name, at) => [`service${at}`, textOf(name)]))
  const { rows } = await db.execute<{ isOffered: boolean[] }>(sql`
    with ${askedFor(texts)}, ${sampleOf(listings.isApproved.getSQL())}
    select array[${list(names.map((_, at) => isSaid(askedText('service', at))))}] as "isOffered"`)
  return names.filter((_, at) => rows[0]?.isOffered[at])
}

function textOf(name: string): SQL {
  const words = wordsOf(name)
  const group = plainGroup({ typed: name, words, concept: conceptOf(words) })
  // Of a specialty only who says so has it; of a pension who tells of schemes knows, too.
  return group.concept?.isSpecialty ? answerText(group) : groupText(group)
}

/** What is common is among the first; the index would list everybody who says it. */
const isSaid = (text: SQL): SQL =>
  sql`case when exists (select from sample cross join asked where sample.search_text @@ ${text}) then true
    else exists ${lookUp(sql.empty(), sql`${listings.isApproved} and ${says(text)}`, 1)} end`
