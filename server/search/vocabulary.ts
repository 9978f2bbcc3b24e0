/** The field's words: what families type, and what entries say (anchored in no one search). */
import { AGE_GROUPS, type AgeGroup } from '../../shared/listings/age-groups.ts'
import { CATEGORIES, type CategorySlug } from '../../shared/listings/category-names.ts'
import { INTENTS, type Intent } from '../../shared/search/search.ts'
import { longestOf, phraseFinder, readAlternatives } from './alternatives.ts'
import { soundOf } from './spelling.ts'
import { phrases } from './tokenise.ts'
import { fieldsOf, readSections, type Section } from './word-files.ts'

/** One thing families ask for, with the words they ask in and the words entries have for it. */
export interface Concept {
  /** In plain English; the page says it when another word was typed. Entries are searched for it. */
  name: string
  /** What people type (alternatives.ts): short forms, older words, other languages. Respect is not required of them. */
  typed: string
  /** What entries say besides, divided by commas. */
  found?: string
  /** Broader or next to it, divided by commas: found too, and the card says what it says and does not say. */
  kin?: string
  /** What articles and our pages call it, divided by commas, where it is neither its name nor what entries say. */
  articlesSay?: string
  /** What says this in its title is about something else: of "pension" a family pension. */
  articlesDoNotSay?: string
  /** Entries of this kind are meant, whatever their words; they come first. */
  category?: CategorySlug
  /** Not every entry of its kind is one: those that say so come before the others. */
  isSpecialty?: boolean
  /** No need where another is named: of "music class" the music is. Entries that have it come first. */
  isYielding?: boolean
  /** Besides another of these one will do: of "speech and OT" an entry has one, and who has both comes first. */
  isEither?: boolean
  /** What is asked besides: of "free" what it costs. */
  asks?: Intent
  /** What is meant where it is all that was typed: of "parents Mapusa" a group of them. */
  alone?: string
  /** One of several that another names: cricket of sports. */
  isNarrow?: boolean
  /** A school that has it may have it for its pupils only. */
  isForPupils?: boolean
  /** Where no entry near says it, those of this kind may know one. */
  askAt?: CategorySlug
  /** None: what is needed, and an entry has it. */
  /** What it is called where a grown-up asks for it (grown-up.ts). */
  ofAdults?: string
  role?: Role
  ageGroup?: AgeGroup
}

/**
 * `subject`: every entry here is about it or may be ("autism"). `people`: whom it is for, "children". `condition`: a
 * difference or an illness. `qualifier`: "free", "government". They put entries first that say them and leave none out;
 * conditions do where nothing else is asked. `generic`: says next to nothing, "centre", and is searched only alone.
 */
const ROLES = ['subject', 'people', 'condition', 'qualifier', 'generic'] as const

type Role = (typeof ROLES)[number]

const FIELDS = [
  'typed',
  'narrower',
  'found',
  'kin',
  'articles say',
  'articles do not say',
  'category',
  'specialty',
  'yields',
  'either',
  'asks',
  'alone',
  'ask at',
  'at schools',
  'of adults',
  'role',
  'age group',
]
const KINDS = CATEGORIES.map(({ slug }) => slug)

/** "[name]", and below it a field a line: "found: speech"; of "typed" a phrase may be several (alternatives.ts). What is "narrower" is asked for by its own name. */
function toConcepts(section: Section): Concept[] {
  const fields = fieldsOf(section, FIELDS)
  const text = (field: string) => fields.get(field)
  const oneOf = <T extends string>(values: readonly T[], field: string): T | undefined =>
    fields.has(field) ? known(values, text(field), section.name) : undefined
  const concept = {
    name: section.name,
    typed: text('typed') ?? '',
    found: text('found'),
    kin: text('kin'),
    articlesSay: text('articles say'),
    articlesDoNotSay: text('articles do not say'),
    category: oneOf(KINDS, 'category'),
    isSpecialty: fields.has('specialty'),
    isYielding: fields.has('yields'),
    isEither: fields.has('either'),
    asks: oneOf(INTENTS, 'asks'),
    alone: text('alone'),
    askAt: oneOf(KINDS, 'ask at'),
    ofAdults: text('of adults'),
    isForPupils: fields.has('at schools'),
    role: oneOf(ROLES, 'role'),
    ageGroup: oneOf(AGE_GROUPS, 'age group'),
  }
  return [concept, ...phrases(text('narrower') ?? '').map((words) => narrowed(concept, words))]
}

/** Cricket is one of the sports: who says "sports" says something broader. */
const narrowed = (concept: Concept, words: string[]): Concept => ({
  ...concept,
  name: words.join(' '),
  isNarrow: true,
  typed: '',
  found: undefined,
  kin: [concept.name, concept.found, concept.kin].filter(Boolean).join(', '),
})

function known<T extends string>(values: readonly T[], text: string | undefined, at: string): T {
  const value = values.find((one) => one === text)
  if (!value) throw new Error(`"${text}" is none of ${values.join(', ')}, at "${at}".`)
  return value
}

/** If two concepts list the same phrase, the first has it. */
const FILES = [
  'therapies',
  'conditions',
  'schooling',
  'care',
  'medical',
  'support',
  'places-events',
  'people',
]
export const CONCEPTS: readonly Concept[] = FILES.flatMap((name) =>
  readSections(`vocabulary/${name}.txt`).flatMap(toConcepts),
)

const PHRASES = CONCEPTS.flatMap((concept) =>
  readAlternatives(`${concept.name}, ${concept.typed}`).map((steps) => [steps, concept] as const),
)

/** The concept these words are a phrase of. */
export const conceptOf = phraseFinder(PHRASES)

/** Words in Latin letters by their sound, for the many spellings of Indian languages. */
const conceptHeardAs = phraseFinder(PHRASES, soundOf)

/** The same by sound: 'vixesh skool'. Only for words that no entry has; short words sound like too many. */
export const conceptBySound = (words: string[]): Concept | undefined =>
  words.join('').length < 4 ? undefined : conceptHeardAs(words)

/** Every single word of the vocabulary in Latin letters, for corrections. */
export const VOCABULARY_WORDS: ReadonlySet<string> = new Set(
  PHRASES.flatMap(([steps]) => steps.flat(2)).filter((word) => /^[a-z]{4,}$/.test(word)),
)

/** What is asked about an entry, in words no entry has to contain: by each phrase, in words. */
export const INTENT_PHRASES: ReadonlyMap<string, Intent | 'nothing'> = new Map(
  readSections('intents.txt').flatMap(({ name, lines }) => {
    const intent = known([...INTENTS, 'nothing'] as const, name, 'intents.txt')
    return phrases(lines.join(',')).map((words) => [words.join(' '), intent] as const)
  }),
)

/** The most words a phrase of ours has. */
export const LONGEST_PHRASE = Math.max(
  ...PHRASES.map(([steps]) => longestOf(steps)),
  ...[...INTENT_PHRASES.keys()].map((phrase) => phrase.split(' ').length),
)
