import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exercise, rowsOf, TABLES, type Row } from './rows.ts'

/**
 * Rows that only a browser shows: which test of tests/e2e exercises each, by its file and its name. One that is renamed or
 * taken away fails here, and a row without one, too.
 */

type Shown = [spec: string, name: string]

const IN_MESSAGES = (name: string): Shown => ['messages', name]
const IMPORT: Shown = IN_MESSAGES('an import says what it did, row by row')
const FILES: Shown = ['import', 'a template, and what is said of a wrong file and of none']
const TEMPLATE_FAILS: Shown = ['import', 'a template that does not come is said']
const TWO_BAD_ROWS: Shown = [
  'import',
  'import with two bad rows, download them, mend them, import them; then undo',
]
const ADS: Shown = IN_MESSAGES(
  'advertisements: none, then one that is active, one that is not, and the two titles of the form',
)
const ARTICLES: Shown = [
  'blog-admin',
  'an article is written, kept, previewed, published, changed, unpublished and deleted',
]
const LOCATION: Shown = ['location', 'with the message of code %s']
const OWN_REVIEW: Shown = [
  'reviews',
  'somebody reviews a listing, cannot do so twice, changes it and deletes it',
]
const LIKE: Shown = [
  'likes',
  'a guest presses the heart, signs in, and the wish is carried out once',
]
const REGISTER: Shown = [
  'registrations',
  'somebody registers by keyboard alone, has a place, a mail, and cancels',
]
const SUBSCRIBE: Shown = [
  'newsletter',
  'home subscribes: nothing is fetched before the form is entered, what is wrong stands under the field, and it is empty after',
]
const FETCH_FAILS: Shown = IN_MESSAGES('what cannot be fetched is said in its words')
const GEO: Shown = [
  'location',
  'is offered once in a browser, moves nothing, and "Not now" ends it',
]
const ASKS: Shown = ['location', 'asks the browser only after a press, with the constants of §9']
const MAP: Shown = ['map', 'a listing on the map says what it is and leads to its page']
const CLOSES: Shown = [
  'location',
  'Tab goes on without choosing; the list closes 200 ms after the focus has left',
]
const SIZES: Shown = IN_MESSAGES('columns, heights and colours are those of §9')
const TOAST: Shown = ['toasts', 'signing out says so, in a message that is gone after five seconds']

const SHOWN: Record<string, Shown> = {
  'messages-047': MAP,
  'messages-048': IN_MESSAGES('a map says how many it shows'),
  'messages-072': REGISTER,
  'messages-107': ARTICLES,
  'messages-108': ARTICLES,
  'messages-109': [
    'admin-listings',
    'a listing is deleted, answers 410, and comes back by "Undo", with the keyboard alone',
  ],
  'messages-110': ARTICLES,
  'messages-111': ARTICLES,
  ...range('messages', 113, 121, IMPORT),
  'messages-122': ADS,
  'messages-123': ADS,
  'messages-124': ADS,
  'messages-126': ADS,
  'messages-127': ADS,
  'messages-129': OWN_REVIEW,
  'messages-130': SUBSCRIBE,
  'messages-137': ADS,
  'messages-138': ADS,
  'messages-141': IN_MESSAGES('a review without a word is refused in words'),
  'messages-190': IN_MESSAGES('a review without a word is refused in words'),
  'messages-145': LIKE,
  'messages-146': LIKE,
  'messages-148': FILES,
  'messages-150': FILES,
  'messages-155': REGISTER,
  'messages-156': REGISTER,
  'messages-178': TEMPLATE_FAILS,
  'messages-179': IN_MESSAGES(
    'a template that does not come, and an import that fails without a word',
  ),
  ...range(
    'messages',
    180,
    182,
    IN_MESSAGES('a template that does not come, and an import that fails without a word'),
  ),
  'messages-183': TWO_BAD_ROWS,
  'messages-184': TWO_BAD_ROWS,
  'messages-191': FILES,
  'messages-192': FILES,
  'messages-195': FETCH_FAILS,
  'messages-196': FETCH_FAILS,
  'messages-197': [
    'failures',
    'from /admin, Submissions says that submissions could not be fetched',
  ],
  ...range('messages', 199, 203, LOCATION),
  'messages-227': FILES,
  'messages-228': IMPORT,
  ...Object.fromEntries(
    ['015', '017', '019', '027', '176', '177'].map((n) => [`constants-${n}`, SIZES]),
  ),
  'constants-055': IMPORT,
  'constants-056': ADS,
  ...Object.fromEntries(['144', '190'].map((n) => [`constants-${n}`, CLOSES])),
  'constants-167': LOCATION,
  ...range('constants', 191, 193, ASKS),
  'constants-194': GEO,
  'constants-200': ['toasts', 'at %i px a message is %i px wide, and axe finds nothing'],
  'constants-217': TWO_BAD_ROWS,
  'screens-032': SIZES,
  'screens-048': MAP,
  'screens-050': IN_MESSAGES('a map says how many it shows'),
  'screens-070': IN_MESSAGES('who sends a listing in is read from the account'),
  'screens-071': [
    'submissions',
    'a listing is changed while it waits, approved, found, and a change of it is suggested',
  ],
  'screens-092': ['admin-listings', 'the dashboard and the audit log'],
  'screens-093': [
    'submissions',
    'a listing is sent in, rejected with a reason, and the reason stands on the dashboard',
  ],
  'screens-094': ['admin-listings', 'a listing is approved and found in the directory'],
  'screens-098': ARTICLES,
  'screens-096': IMPORT,
  'screens-097': TWO_BAD_ROWS,
  'screens-099': ARTICLES,
  'screens-100': ADS,
  'screens-101': ADS,
  'screens-103': IN_MESSAGES('a newer message takes the place of the older'),
  'screens-104': [
    'toasts',
    'a message is wiped away to the right by more than 50 pixels, not by less',
  ],
  'transitions-001': ['visitor', 'who is signed in is asked once on a way through the site'],
  'transitions-004': [
    'visitor',
    'when nobody can be asked, the visitor is signed out, and it is not asked again',
  ],
  'transitions-005': TOAST,
  'transitions-012': OWN_REVIEW,
  'transitions-017': OWN_REVIEW,
  ...range('transitions', 46, 48, SUBSCRIBE),
  'transitions-049': [
    'newsletter',
    'what was typed before the script came stays, and a failure is said under the field and above the page',
  ],
  'transitions-075': TWO_BAD_ROWS,
  'transitions-076': FILES,
  'transitions-077': TWO_BAD_ROWS,
  'transitions-078': TWO_BAD_ROWS,
  'transitions-079': TWO_BAD_ROWS,
  'transitions-080': GEO,
  'transitions-081': GEO,
  'transitions-082': ASKS,
  'transitions-083': TOAST,
  'transitions-084': IN_MESSAGES('a newer message takes the place of the older'),
  'validations-078': IN_MESSAGES('a review without a word is refused in words'),
  'validations-082': ['directory', 'a blank search on home does nothing'],
  'validations-083': [
    'directory',
    'a family searches, narrows, opens a listing and comes back to where it was',
  ],
  'validations-116': [
    'location',
    'Tab goes on without choosing; the list closes 200 ms after the focus has left',
  ],
  'validations-154': ARTICLES,
}

function range(table: string, from: number, to: number, shown: Shown): Record<string, Shown> {
  const numbers = Array.from({ length: to - from + 1 }, (_, at) =>
    String(from + at).padStart(3, '0'),
  )
  return Object.fromEntries(numbers.map((number) => [`${table}-${number}`, shown]))
}

const source = (spec: string) =>
  readFileSync(new URL(`../e2e/${spec}.spec.ts`, import.meta.url), 'utf8')

for (const table of TABLES)
  exercise<Row>(table, 'browser', ({ id }) => {
    const shown = SHOWN[id]
    return shown && (() => expectTest(shown))
  })

/** The test is there once, and nothing leaves it out. */
function expectTest([spec, name]: Shown): void {
  const calls = source(spec)
    .split(/\btest\b/)
    .slice(1)
  const named = calls.filter((call) =>
    call.split('\n').slice(0, 8).join('\n').includes(`'${name}'`),
  )
  expect(named.length, `${spec}.spec.ts: ${name}`).toBe(1)
  expect(named[0]).not.toMatch(/^\.(skip|todo|skipIf|runIf)\b/)
}

test('what is named here is a row that a browser shows', () => {
  const rows = TABLES.flatMap((table) => rowsOf(table)).filter(({ seen }) => seen === 'browser')
  expect(Object.keys(SHOWN).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
})
