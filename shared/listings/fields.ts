import { LIMITS } from '../limits.ts'
import { AGE_GROUPS } from './age-groups.ts'
import { MOST_OTHER_CATEGORIES, OTHER_CATEGORIES } from './category-names.ts'
import { FEES_BANDS, MODES, TAKES_NEW_PEOPLE, YES_NO } from './deciding-facts.ts'

/** What the admins' listing screens and the server both know, without the schemas (§2 "Listings", rulings 2, 5, 6). */

/** What a field of each kind is when nobody says anything of it. */
const BLANKS = {
  name: '',
  category: '',
  description: '',
  line: null,
  lines: null,
  state: null,
  pincode: null,
  phone: null,
  email: null,
  url: null,
  picture: null,
  items: [] as string[],
  credentials: [] as string[],
  choices: [] as string[],
  choice: null,
  flag: false,
}
type Kind = keyof typeof BLANKS

interface Field {
  /** How it is read from a form and from a file, and what it is when it is blank. */
  kind: Kind
  /** The most characters it may have, or choices; lists have limits of their own. */
  max?: number
  /** What may be chosen for it: one option of a choice, any of choices. */
  of?: readonly string[]
  /** Who may write it; what nobody writes follows from an act. */
  by: readonly ('admin' | 'submitter')[]
  /** The fact that says where it was read (ruling 2). */
  fact?: string
  /** Its place among the columns of a file (§3). */
  csv?: number
  /** Visitors do not see it. */
  isHidden?: true
  /** It outlives a deleted listing, so that no other brings it back (ruling 6). */
  isKept?: true
}

const ALL = ['admin', 'submitter'] as const
const ADMINS = ['admin'] as const

/** What a listing says: every field once, in the order of the admins' form. The columns are in server/db/schema.ts. */
export const LISTING_FIELDS = {
  name: { kind: 'name', max: LIMITS.name, by: ALL, fact: 'name', csv: 1, isKept: true },
  category: { kind: 'category', by: ALL, csv: 2, isKept: true },
  otherCategories: {
    kind: 'choices',
    max: MOST_OTHER_CATEGORIES,
    of: OTHER_CATEGORIES,
    by: ADMINS,
    csv: 29,
  },
  description: {
    kind: 'description',
    max: LIMITS.description,
    by: ALL,
    fact: 'description',
    csv: 3,
  },
  address: { kind: 'lines', max: LIMITS.address, by: ALL, fact: 'address', csv: 4 },
  town: { kind: 'line', max: LIMITS.place, by: ALL, fact: 'town', csv: 18, isKept: true },
  taluka: { kind: 'line', max: LIMITS.place, by: ADMINS, fact: 'taluka' },
  district: { kind: 'line', max: LIMITS.place, by: ADMINS, fact: 'district' },
  region: { kind: 'state', max: LIMITS.region, by: ALL, fact: 'region', csv: 6, isKept: true },
  pincode: { kind: 'pincode', by: ALL, fact: 'pincode', csv: 19 },
  latitude: { kind: 'line', max: LIMITS.coordinate, by: ADMINS, fact: 'coordinates', csv: 9 },
  longitude: { kind: 'line', max: LIMITS.coordinate, by: ADMINS, fact: 'coordinates', csv: 10 },
  phone: { kind: 'phone', max: LIMITS.printedPhone, by: ALL, fact: 'phone', csv: 5 },
  phoneToCheck: {
    kind: 'line',
    max: LIMITS.printedPhone,
    by: ADMINS,
    fact: 'phoneToCheck',
    isHidden: true,
  },
  email: { kind: 'email', max: LIMITS.email, by: ALL, fact: 'email', csv: 7 },
  website: { kind: 'url', max: LIMITS.website, by: ALL, fact: 'website', csv: 8 },
  services: { kind: 'items', by: ALL, fact: 'services', csv: 14 },
  ages: { kind: 'line', max: LIMITS.ages, by: ADMINS, fact: 'ageGroups' },
  ageGroups: { kind: 'choices', of: AGE_GROUPS, by: ALL, fact: 'ageGroups', csv: 15 },
  languages: { kind: 'items', by: ALL, fact: 'languages', csv: 17 },
  accessibility: { kind: 'items', by: ALL, fact: 'accessibility', csv: 16 },
  credentials: { kind: 'credentials', by: ALL, fact: 'credentials', csv: 28 },
  takesNewPeople: {
    kind: 'choice',
    of: TAKES_NEW_PEOPLE,
    by: ALL,
    fact: 'takesNewPeople',
    csv: 20,
  },
  feesBand: { kind: 'choice', of: FEES_BANDS, by: ALL, fact: 'fees', csv: 21 },
  fees: { kind: 'line', max: LIMITS.shortFact, by: ALL, fact: 'fees', csv: 22 },
  modes: { kind: 'choices', of: MODES, by: ALL, fact: 'modes', csv: 23 },
  hours: { kind: 'line', max: LIMITS.shortFact, by: ALL, fact: 'hours', csv: 24 },
  diagnosisNeeded: { kind: 'choice', of: YES_NO, by: ALL, fact: 'diagnosisNeeded', csv: 25 },
  whatToBring: { kind: 'lines', max: LIMITS.longFact, by: ALL, fact: 'whatToBring', csv: 26 },
  nextStep: { kind: 'lines', max: LIMITS.longFact, by: ALL, fact: 'nextStep', csv: 27 },
  imageUrl: { kind: 'url', max: LIMITS.url, by: ALL, fact: 'imageUrl', csv: 11 },
  picture: { kind: 'picture', by: ['submitter'], isHidden: true },
  isSponsored: { kind: 'flag', by: ADMINS, csv: 12 },
  isApproved: { kind: 'flag', by: ADMINS, csv: 13, isHidden: true, isKept: true },
  isRemoved: { kind: 'flag', by: [], isHidden: true, isKept: true },
} as const satisfies Record<string, Field>

type Fields = typeof LISTING_FIELDS
export type ListingField = keyof Fields
type KindOf<Name extends ListingField> = Fields[Name]['kind']
type FieldsWith<Part> = {
  [Name in ListingField]: Fields[Name] extends Part ? Name : never
}[ListingField]
type FieldsBy<Who> = {
  [Name in ListingField]: Who extends Fields[Name]['by'][number] ? Name : never
}[ListingField]

type AdminField = FieldsBy<'admin'>
export type SubmittedField = FieldsBy<'submitter'>
export type CsvField = FieldsWith<{ csv: number }>
/** `of` has what may be chosen for it. */
export type ChoiceField = FieldsWith<{ of: readonly string[] }>
/** One option of `of`. */
export type OneOfField = FieldsWith<{ kind: 'choice' }>
export type ChoiceOf<Name extends ChoiceField> = Fields[Name]['of'][number]
type PublicField = Exclude<ListingField, FieldsWith<{ isHidden: true }>>
type ErasedField = Exclude<ListingField, FieldsWith<{ isKept: true }>>
export type FactField = Extract<Fields[ListingField], { fact: string }>['fact']

const rules: Record<ListingField, Field & { fact?: FactField }> = LISTING_FIELDS
const isField = (name: string): name is ListingField => Object.hasOwn(rules, name)

export const FIELD_NAMES = Object.keys(rules).filter(isField)
const fieldsThat = <Name extends ListingField>(are: (field: Field) => boolean) =>
  FIELD_NAMES.filter((name): name is Name => are(rules[name]))

export const ADMIN_FIELDS = fieldsThat<AdminField>(({ by }) => by.includes('admin'))
/** What a submission has in common with a listing: what a change may change. */
export const SUBMITTED_FIELDS = fieldsThat<SubmittedField>(({ by }) => by.includes('submitter'))
export const PUBLIC_FIELDS = fieldsThat<PublicField>(({ isHidden }) => !isHidden)
/** What goes when a deleted listing is erased. */
export const ERASED_FIELDS = fieldsThat<ErasedField>(({ isKept }) => !isKept)
/** In the order of a file. */
export const CSV_FIELDS = fieldsThat<CsvField>(({ csv }) => csv !== undefined).toSorted(
  (one, other) => LISTING_FIELDS[one].csv - LISTING_FIELDS[other].csv,
)
/** What has a source of its own; `coordinates` stands for two fields, `ageGroups` for `ages`, too. */
export const FACT_FIELDS = [...new Set(FIELD_NAMES.flatMap((name) => rules[name].fact ?? []))]

/** The fact that vouches for a field. */
export const factOf = (name: ListingField): FactField | undefined => rules[name].fact

/** The fields that a fact vouches for. */
export const fieldsOf = (fact: FactField): ListingField[] =>
  FIELD_NAMES.filter((name) => rules[name].fact === fact)

/** For each of these fields what is made for its kind, with the most it may have, and what may be chosen. */
export function makeFor<Name extends ListingField, Made extends Record<KindOf<Name>, unknown>>(
  names: readonly Name[],
  makers: { [K in keyof Made]: (max: number, of: readonly string[]) => Made[K] },
) {
  const made = names.map((name) => {
    const kind: KindOf<Name> = LISTING_FIELDS[name].kind
    return [name, makers[kind](rules[name].max ?? Infinity, rules[name].of ?? [])]
  })
  // Object.fromEntries forgets which field is of which kind.
  return Object.fromEntries(made) as { [F in Name]: Made[KindOf<F>] }
}

/** These fields with nothing said of them. */
export function blank<Name extends ListingField>(names: readonly Name[]) {
  const blanks = names.map((name) => [name, BLANKS[rules[name].kind]])
  return Object.fromEntries(blanks) as { [F in Name]: (typeof BLANKS)[KindOf<F>] }
}

/** These fields of a listing, or of what has the same ones. */
export function pick<Name extends string, From extends Record<Name, unknown>>(
  names: readonly Name[],
  from: From,
) {
  const picked: Partial<Pick<From, Name>> = {}
  for (const name of names) picked[name] = from[name]
  return picked as Pick<From, Name>
}

/** How a person checks a fact. */
export const HAND_METHODS = [
  'phone',
  'whatsapp',
  'visit',
  'document',
  'website',
  'own-word',
] as const
export type HandMethod = (typeof HAND_METHODS)[number]
/** How a fact is checked: by a person, by its provider's own link, in an official register, by a file. */
export const CHECK_METHODS = [...HAND_METHODS, 'provider-link', 'register', 'import'] as const
export type CheckMethod = (typeof CHECK_METHODS)[number]

/** The acts that stand in a listing's history; all are acts of the audit log, too. */
export const LISTING_ACTIONS = [
  'listing.create',
  'listing.approve',
  'listing.unapprove',
  'listing.edit',
  'listing.delete',
  'listing.merge',
  'listing.merged',
] as const
export type ListingAction = (typeof LISTING_ACTIONS)[number]
