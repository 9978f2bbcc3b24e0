import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../server/db/open.ts'
import {
  advertisements,
  blogPosts,
  categories,
  contactSubmissions,
  eventRegistrations,
  events,
  listingFacts,
  listingReports,
  listingReviews,
  listings,
  listingSubmissions,
  searchPages,
  usualEvents,
  users,
} from '../../server/db/schema.ts'
import { makeExamples } from '../../server/db/seed/demo/make.ts'
import { seed } from '../../server/db/seed/seed.ts'

/** What people wrote, by table: it is in the language they wrote it in, whatever the language of the site. */
const WRITTEN: [PgTable, columns: string[], lists?: string[]][] = [
  [advertisements, ['title', 'description']],
  [blogPosts, ['title', 'content', 'excerpt', 'author'], ['tags']],
  [categories, ['name', 'description']],
  [contactSubmissions, ['name', 'subject', 'message', 'seen', 'right']],
  [eventRegistrations, ['participant_name', 'guardian_name']],
  [
    events,
    [
      'title',
      'description',
      'location',
      'town',
      'region',
      'organizer',
      'price',
      'age_group',
      'requirements',
      'cancel_reason',
      'source_title',
    ],
  ],
  [listingFacts, ['source_title', 'quote']],
  [listingReports, ['seen', 'right', 'text', 'answer']],
  [listingReviews, ['review_text', 'reason']],
  [
    listings,
    [
      'name',
      'description',
      'address',
      'town',
      'taluka',
      'district',
      'region',
      'ages',
      'fees',
      'hours',
      'what_to_bring',
      'next_step',
    ],
    ['services', 'languages'],
  ],
  [
    listingSubmissions,
    ['name', 'description', 'address', 'town', 'region', 'submitter_name', 'admin_notes'],
  ],
  [searchPages, ['title', 'within', 'names', 'body', 'excerpt', 'usually']],
  [
    usualEvents,
    ['title', 'organizer', 'location', 'town', 'region', 'description', 'usually', 'source_title'],
  ],
  [users, ['username', 'first_name', 'last_name']],
]

const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const OTHER = 'абцдефгхийклмнопярстувшзыьАБЦДЕФГХИЙКЛМНОПЯРСТУВШЗЫЬ'

/** A text in another script, letter by letter: nobody can take it for a sentence of the site. */
export const inOtherScript = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => OTHER[LATIN.indexOf(letter)] ?? letter)

/** The starter content and an example of each state, in another script. */
export async function fillInOtherScript(db: Database): Promise<void> {
  await seed(db, 'starter')
  await makeExamples(db, new Date())
  for (const [table, columns, lists = []] of WRITTEN) {
    const changes = [
      ...columns.map((name) => `"${name}" = translate("${name}", '${LATIN}', '${OTHER}')`),
      ...lists.map(
        (name) => `"${name}" = translate("${name}"::text, '${LATIN}', '${OTHER}')::varchar[]`,
      ),
    ]
    await db.execute(sql.raw(`update ${getTableName(table)} set ${changes.join(', ')}`))
  }
}
