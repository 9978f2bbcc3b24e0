import { words } from '../csv/words.ts'
import type { Database } from '../db/open.ts'
import { words as sentences } from '../words.ts'
import { possibleDuplicates } from './duplicates.ts'
import type { Verdict } from './import-judge.ts'
import { findLikeRemoved } from './import-removed.ts'

const WHY = { phone: words.samePhone, website: words.sameWebsite, name: words.sameName }
/** So many of those it may be are named. */
const NAMED = 3

/** Marks new rows that may be a listing which is there already, or one that was removed (ruling 6). */
export async function findLikenesses(db: Database, verdicts: Verdict[]): Promise<void> {
  const fresh = verdicts.filter(({ outcome }) => outcome === 'create')
  const found = await possibleDuplicates(
    db,
    fresh.map(({ name, values }, key) => ({
      key,
      name,
      phone: isOwnNumber(values.phone) ? values.phone : null,
      website: values.website ?? null,
      town: values.town ?? null,
      region: values.region ?? null,
    })),
  )
  const removed = await findLikeRemoved(
    db,
    fresh.map((verdict) => ({ ...verdict.values, name: verdict.name, verdict })),
  )
  for (const [{ verdict }, { id, name }] of removed) {
    verdict.outcome = 'duplicate'
    verdict.likenesses.push({ id, row: null, name, why: sentences.likeRemoved })
  }
  fresh.forEach((verdict, key) => {
    const likely = found.get(key)
    if (!likely) return
    verdict.outcome = 'duplicate'
    for (const { id, name, why } of likely.slice(0, NAMED - verdict.likenesses.length))
      verdict.likenesses.push({ id, row: null, name, why: WHY[why[0] ?? 'name'] })
  })
}

/** Short codes are everybody's. */
const isOwnNumber = (phone: string | null | undefined): phone is string =>
  typeof phone === 'string' && phone.length > 6
