import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** What visitors, moderators and operators read. The words a search knows are not among them. */
const FILES = globSync('{shared,server,web}/**/*words.ts').filter(
  (file) => !/^server\/(search|auth)\//.test(file),
)

/** Forms that may not come back (ruling 52, docs/words.md), and what to write instead. */
const FORMS: [RegExp, better: string][] = [
  [/\bone (can|cannot|registers|writes|has to)\b/i, 'you can'],
  [/\bwhoever\b/i, 'the person who, everyone who'],
  [/\banew\b/i, 'again'],
  [/\bno \w+ any more\b/i, 'no longer'],
  [/\bfor ever\b|\bis gone for\b|\bfor good[.,;]/i, 'will be deleted permanently'],
  [/\baccounts? (?:is|are|that is|that are) gone\b/i, 'the account was deleted'],
  [/\bonce more\b/i, 'again'],
  [/\bone's\b/i, 'your'],
  [/\b(?:town|place|village)s? lies?\b/i, 'is'],
  [/\bto stand\b|\bwhat stands\b/i, 'to be shown'],
  [/\bcomes? out is\b/i, 'the result is'],
  [/\bwaits for (you|one|a place)\b|\bnothing waits\b/i, 'to review; on the waitlist'],
  [/\bin (the )?line\b/i, 'on the waitlist'],
  [/\bstands (among|on|where|still)\b|\bas things stand\b/i, 'is'],
  [/\bpress once\b|\bone press\b/i, 'press the button'],
  [/\bno (\w+) fits\b|\bfits (this|these)\b/i, 'no listings match'],
  [/\bis no (category|e-?mail|web address|PIN code|admin any)/i, 'is not a …'],
  [/\bby mail\b|\b(?:a|the|one|last|write|this) mail\b(?! server)|\bmails\b/i, 'email'],
  [/\be-mails?\b/i, 'email'],
  [/\blog ?in\b(?! Required)|\blogon\b/i, 'sign in'],
  [/\bwaiting list\b/i, 'waitlist'],
  [/\brehears(al|ed|ing)\b/i, 'preview'],
  [/\bways on\b/i, 'where to go next'],
  [/\btak(?:e\w*|ing) (?:this |that |it )?back\b/i, 'undo, remove'],
  [/\b(?:organizer|organize|cancelation)s?\b/i, 'British spelling: organiser, organise'],
  [/\bgazetteer\b/i, 'name what it does for the reader'],
  [/\bpeople who look after this site\b/i, 'moderators'],
]

/** Sentences of SPEC.md §2, §8 and §9, exact as they are. */
const EXACT = ['Login Required', 'Please log in to access your dashboard.']

/** The pieces of text in a file of words, without comments, keys and `${…}`. */
function sentencesOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, '…'))
    .filter((text) => text.includes(' '))
}

/** What is wrong with a sentence: the form that may not come back, and the better one. */
const faultsOf = (sentence: string) =>
  EXACT.includes(sentence)
    ? []
    : FORMS.filter(([form]) => form.test(sentence)).map(
        ([, better]) => `“${sentence}”: write “${better}”`,
      )

test('no sentence takes up a form that was given up', () => {
  expect(FILES.length).toBeGreaterThan(60)
  const faults = FILES.flatMap((file) =>
    sentencesOf(readFileSync(file, 'utf8'))
      .flatMap(faultsOf)
      .map((fault) => `${file}: ${fault}`),
  )
  expect(faults).toEqual([])
})

describe('a form that comes back is found', () => {
  test.each([
    "x: 'One registers for this event on the website of its organiser.',",
    'x: (title: string) => `Whoever proposed ${title} is told.`,',
    "x: 'We tell you by mail.',",
    "x: 'No listing fits this.',",
  ])('%s', (line) => {
    expect(sentencesOf(line).flatMap(faultsOf)).toHaveLength(1)
  })

  test.each([
    "// Whoever reads this: a comment\nx: 'Fine as it is.',",
    "x: 'The mail server refused it.',",
    "x: 'Please log in to access your dashboard.',",
  ])('and nothing else: %s', (line) => {
    expect(sentencesOf(line).flatMap(faultsOf)).toEqual([])
  })
})

/** A string that begins as a sentence or a label does. */
const SAID = /(['"`])(\p{Lu}[\p{Ll}’]+(?: (?:(?!\1).)*)?)\1/gu
/** What is no word of ours: comments, names of types, keys and places, and what is said to a programmer. */
const NOT_SAID =
  /^\s*(?:\/\/|\/?\*)|\/\*\*.*\*\/|Error\(|super\(|'@type'|displayName|<Keyed on=|['"](?:Escape|Goa)['"]|schema\.org/
const NAMES_OF_OTHERS = [
  'web/pages/account/device-name.ts',
  'web/pages/listing/listing-json.ts',
  'web/parts/combobox/combobox-list.tsx',
  'web/parts/helplines/helplines.ts',
]
/** What callers say is a text of its own for each language. */
const IN_EACH_LANGUAGE = ['web/pages/admin/checks/script.ts']

test('what a page says is in a file of words (rule 8)', () => {
  const files = globSync('web/**/*.{ts,tsx}', {
    exclude: ['**/*words.ts', '**/*.test.{ts,tsx}', ...NAMES_OF_OTHERS, ...IN_EACH_LANGUAGE],
  })
  expect(files.length).toBeGreaterThan(600)
  const apart = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !NOT_SAID.test(line))
      // What something is compared with is not said.
      .map((line) => line.replaceAll(/[!=]== (['"]).*?\1/g, ''))
      .flatMap((line) => Array.from(line.matchAll(SAID), ([, , text]) => `${file}: ${text}`)),
  )
  expect(apart).toEqual([])
})
