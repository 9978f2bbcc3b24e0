/** Every table of §3, in its order, with the fields the rulings add. Lengths come from shared/limits.ts. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import {
  ATTEMPT_OUTCOMES,
  CHANNELS,
  CHECK_OUTCOMES,
  CHECK_SAYERS,
  LISTING_STATUSES,
  OPEN_TASK_STATES,
  REGISTERS,
  REPORT_KINDS,
  REPORT_SAYERS,
  REPORT_STATES,
  TASK_REASONS,
  TASK_STATES,
  type AttemptOutcome,
  type Channel,
  type CheckOutcome,
  type CheckSayer,
  type ListingStatus,
  type Register,
  type ReportKind,
  type ReportSayer,
  type ReportState,
  type TaskReason,
  type TaskState,
} from '../../shared/checks/kinds.ts'
import {
  CLAIM_STATES,
  CLAIM_WAYS,
  CODE_TRIES,
  OPEN_CLAIM_STATES,
  type ClaimState,
  type ClaimWay,
} from '../../shared/claims/rules.ts'
import { LINK_ANSWERS, type LinkAnswer } from '../../shared/checks/links.ts'
import {
  AUDIT_ACTIONS,
  AUDIT_ACTORS,
  type AuditAction,
  type AuditActor,
} from '../../shared/admin/audit.ts'
import {
  IMPORT_KINDS,
  IMPORT_OUTCOMES,
  IMPORT_STATES,
  type ImportKind,
  type ImportOutcome,
  type ImportState,
} from '../../shared/imports/import-states.ts'
import type { CellProblem, Difference, Likeness } from '../../shared/imports/imports.ts'
import {
  CATEGORIES,
  MOST_OTHER_CATEGORIES,
  OTHER_CATEGORIES,
  type CategorySlug,
} from '../../shared/listings/category-names.ts'
import type { BLOG_CATEGORIES } from '../../shared/blog/rules.ts'
import {
  AD_POSITIONS,
  AD_TYPES,
  CLICK_TARGETS,
  type AdPosition,
  type AdType,
  type ClickTarget,
} from '../../shared/advertising/rules.ts'
import {
  CONTACT_KINDS,
  CORRECTED_FIELDS,
  type ContactKind,
  type CorrectedField,
} from '../../shared/contact/rules.ts'
import { EVENT_MODES, type EventMode, type Sensory } from '../../shared/events/rules.ts'
import { LIMITS } from '../../shared/limits.ts'
import {
  FEES_BANDS,
  MODES,
  TAKES_NEW_PEOPLE,
  YES_NO,
} from '../../shared/listings/deciding-facts.ts'
import { SERVES, type Serves } from '../../shared/listings/serves.ts'
import type { ListingState } from '../../shared/listings/changes.ts'
import type { Moved } from '../../shared/listings/merges.ts'
import {
  CHECK_METHODS,
  LISTING_ACTIONS,
  type CheckMethod,
  type ListingAction,
} from '../../shared/listings/fields.ts'
import {
  FOR_WHOM,
  REGISTRATION_STATUSES,
  RELATIONS,
  type ForWhom,
  type RegistrationStatus,
  type Relation,
} from '../../shared/events/registration-state.ts'
import {
  SEARCH_RULE_ACTIONS,
  SEARCH_RULE_KINDS,
  type SearchRuleAction,
  type SearchRuleContent,
  type SearchRuleKind,
} from '../../shared/search/rule-kinds.ts'
import { DECISIONS, type DecisionBefore, type DecisionKind } from '../../shared/admin/decisions.ts'
import { MAIL_STATES, type MailKind, type MailState } from '../../shared/admin/mails.ts'
import {
  SUBMISSION_KINDS,
  SUBMISSION_STATUSES,
  type SubmissionKind,
  type SubmissionStatus,
} from '../../shared/submissions/rules.ts'
import { ANSWER_KINDS, type AnswerKind } from '../../shared/search/answer-kinds.ts'
import { ROLES, type Role } from '../../shared/accounts/users.ts'
import {
  AUTHORS,
  REPORT_REASONS,
  REVIEW_STATES,
  REWRITES,
  WAITING_FOR,
  type AuthorKind,
  type ReportReason,
  type ReviewState,
  type Rewrite,
  type WaitingFor,
} from '../../shared/reviews/kinds.ts'

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const moment = () => timestamp({ withTimezone: true })
const createdAt = () => moment().notNull().defaultNow()
const updatedAt = () => moment().notNull().defaultNow()
/** What goes with the account, */
const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
/** and what goes with the listing. */
const ofListing = () =>
  integer()
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' })
const list = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`)
/** Free text has a limit too (ruling 5); a check keeps it where the type alone would not. */
const atMost = (column: AnyPgColumn, length: number) =>
  sql`char_length(${column}) <= ${sql.raw(String(length))}`
const lowerCase = (column: AnyPgColumn) => sql`${column} = lower(${column})`
const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const quoted = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))
const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${quoted(values)})`
/** Of a list. */
const noneBut = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} <@ array[${quoted(values)}]`

/** The facts that decide, as a listing and what is sent in have them; a blank is not confirmed. */
const decidingFacts = () => ({
  takesNewPeople: varchar({ length: LIMITS.choice }),
  feesBand: varchar({ length: LIMITS.choice }),
  fees: varchar({ length: LIMITS.shortFact }),
  modes: list(),
  hours: varchar({ length: LIMITS.shortFact }),
  diagnosisNeeded: varchar({ length: LIMITS.choice }),
  whatToBring: varchar({ length: LIMITS.longFact }),
  nextStep: varchar({ length: LIMITS.longFact }),
})

/** Ways of signing in are in `accounts`, so no password and no provider's id here (docs/decisions/013). */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: varchar({ length: LIMITS.username }).notNull().unique(),
    email: varchar({ length: LIMITS.email }).notNull().unique(),
    firstName: varchar({ length: LIMITS.personName }),
    lastName: varchar({ length: LIMITS.personName }),
    profileImageUrl: varchar({ length: LIMITS.url }),
    isEmailVerified: boolean().notNull().default(false),
    role: varchar({ length: LIMITS.role }).$type<Role>().notNull().default('user'),
    /** When the person said to be 18 or older (ruling 20); null for an account an operator made. */
    adultSince: moment(),
    /** From then on nobody signs in to it. */
    suspendedAt: moment(),
    /** Whether an admin gets the daily email of what waits (ruling 42). */
    wantsWaitingMail: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('users_email_lower_case', lowerCase(t.email)),
    check('users_role', oneOf(t.role, ROLES)),
    index('users_newest').on(t.createdAt.desc().nullsFirst(), t.id),
  ],
)

/** `sid` is what the cookie carries, signed: a row alone opens nothing. No address of the visitor is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().generatedAlwaysAsIdentity().unique(),
    sid: varchar({ length: LIMITS.token }).primaryKey(),
    userId: ofUser(),
    expire: moment().notNull(),
    /** So that people can tell their devices apart. */
    userAgent: varchar({ length: LIMITS.userAgent }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(t.userId)],
)

/** One way to sign in: a password ("credential"), or a provider and whom it knows (issuer and subject). */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: ofUser(),
    providerId: varchar({ length: LIMITS.providerId }).notNull(),
    accountId: varchar({ length: LIMITS.accountId }).notNull(),
    /** A scrypt hash. */
    password: varchar({ length: LIMITS.password }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('accounts_provider_account').on(t.providerId, t.accountId),
    index('accounts_user').on(t.userId),
    check('accounts_password', sql`(${t.providerId} = 'credential') = (${t.password} is not null)`),
  ],
)

/** Providers that somebody took off their account: one opens it again only once it is added on /account. */
export const removedMethods = pgTable(
  'removed_methods',
  {
    userId: ofUser(),
    providerId: varchar({ length: LIMITS.providerId }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.providerId] })],
)

/** What waits for one press of a link, or for a provider's answer. `identifier` is a hash: a row alone opens nothing. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: varchar({ length: LIMITS.token }).notNull(),
    value: text().notNull(),
    /** Whose it is, so that it ends with a new password, a role that was taken, or the account. */
    email: varchar({ length: LIMITS.email }),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('verifications_identifier').on(t.identifier),
    index('verifications_expires').on(t.expiresAt),
    index('verifications_email').on(t.email),
  ],
)

/** How often something was tried; the names and the order of the columns are the library's. Keys are hashes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
)

export const categories = pgTable('categories', {
  id: id(),
  name: varchar({ length: LIMITS.categoryName }).notNull(),
  slug: varchar({ length: LIMITS.slug }).$type<CategorySlug>().notNull().unique(),
  description: text().notNull(),
  icon: varchar({ length: LIMITS.icon }).notNull(),
  color: varchar({ length: LIMITS.color }).notNull(),
})

type PlaceColumn =
  | 'placeId'
  | 'pincode'
  | 'town'
  | 'taluka'
  | 'district'
  | 'region'
  | 'serves'
  | 'pointLatitude'
  | 'pointLongitude'

/**
 * All names of where a listing is and of what it serves, and the degrees of its point: '15:73'. One that names no smaller
 * place than its state is 'all of' that.
 */
export const placesOf = (t: Record<PlaceColumn, SQLWrapper>) =>
  sql`public.listing_places(${t.placeId}, ${t.pincode}, ${t.town}, ${t.taluka}, ${t.district}, ${t.region}, ${t.serves}, ${t.pointLatitude}, ${t.pointLongitude})`

/** The words of names and services, of what serves all of India. Where many are read again for a phrase, others cost nothing. */
export const wellSaidForIndia = (t: Record<'serves' | 'searchText', SQLWrapper>) =>
  sql`(case when ${t.serves} = 'india' then ts_filter(${t.searchText}, '{a,b}') end)`

/**
 * A blank is null and means "not confirmed". `publishedAt` is set the first time a listing is approved:
 * one that was published and is not approved now, or was removed, answers 410 (ruling 6).
 */
export const listings = pgTable(
  'listings',
  {
    id: id(),
    externalId: varchar({ length: LIMITS.externalId }).unique(),
    name: varchar({ length: LIMITS.name }).notNull(),
    nameNorm: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(public.immutable_unaccent(${listings.name}))`),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    otherCategories: list(),
    /** Its category and its others, by their short names: a trigger keeps it (migration `more_kinds`). */
    kinds: list(),
    description: text().notNull(),
    address: text(),
    town: varchar({ length: LIMITS.place }),
    taluka: varchar({ length: LIMITS.place }),
    district: varchar({ length: LIMITS.place }),
    region: varchar({ length: LIMITS.region }),
    pincode: varchar({ length: LIMITS.pincode }),
    phone: varchar({ length: LIMITS.phone }),
    phoneToCheck: varchar({ length: LIMITS.printedPhone }),
    email: varchar({ length: LIMITS.email }),
    website: varchar({ length: LIMITS.website }),
    latitude: varchar({ length: LIMITS.coordinate }),
    longitude: varchar({ length: LIMITS.coordinate }),
    /** What follows is the gazetteer's (server/services/listings/place/place.ts): the place the listing's own words resolve to, */
    placeId: varchar({ length: LIMITS.slug }),
    /** its own coordinates where they can be true, otherwise its place's point (ruling 10), */
    pointLatitude: doublePrecision(),
    pointLongitude: doublePrecision(),
    /** the place whose point it uses; null with a point: its own, exact. */
    pointPlaceId: varchar({ length: LIMITS.slug }),
    /** the columns above that were completed, not stated, */
    placeFilled: list(),
    /** and the gazetteer that said so. */
    placeVersion: integer().notNull().default(0),
    imageUrl: varchar({ length: LIMITS.url }),
    /** The name of an approved picture in our own store; it is what pages show (ruling 15). */
    picture: varchar({ length: LIMITS.picture }),
    services: list(),
    accessibility: list(),
    /** Lines of shared/listings/credentials.ts, as claimed; whether somebody looked is in `listingCredentials`. */
    credentials: list(),
    ageGroups: list(),
    ages: varchar({ length: LIMITS.ages }),
    /** Years, as `ages` and the age groups tell them (server/services/listings/ages/ages.ts); null: open, or not known. */
    ageMin: doublePrecision(),
    ageMax: doublePrecision(),
    /** Whom it is for, wherever it stands (server/services/listings/place/serves.ts): a helpline in Delhi serves India. */
    serves: varchar({ length: 10 }).$type<Serves>().notNull().default('town'),
    languages: list(),
    ...decidingFacts(),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    reviewCount: integer().notNull().default(0),
    isSponsored: boolean().notNull().default(false),
    isApproved: boolean().notNull().default(false),
    /**
     * The usual order: 0 in Goa, 4 elsewhere (ruling 45); two more for those known by name only (ruling 3), one more for those
     * that are behind.
     */
    standing: integer()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when num_nonnulls(${listings.email}, ${listings.website}) > 0 or public.is_shown_phone(${listings.phone}) or public.says_where(${listings.address}) then 0 else 2 end + case when ${listings.region} = 'Goa' then 0 else 4 end + case when ${listings.isBehind} then 1 else 0 end`,
      ),
    /** What a search looks in: the words of the name alone, and all words, the name's weighing most. */
    searchName: searchable()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`public.listing_search_name(${listings.name})`),
    searchText: searchable()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`public.listing_search_text(${listings.name}, ${listings.description}, ${listings.kinds}, ${listings.services}, ${listings.accessibility}, ${listings.languages}, ${listings.address}, ${listings.town}, ${listings.taluka}, ${listings.district}, ${listings.region}, ${listings.pincode}, public.contact_words(${listings.phone}, ${listings.phoneToCheck}, ${listings.email}, ${listings.website}))`,
      ),
    /** What duplicates are found by (server/services/listings/duplicates/duplicates.ts, migration 0010): the website's host, */
    websiteKey: text().generatedAlwaysAs((): SQL => sql`public.website_key(${listings.website})`),
    /** and how the telling words of the name begin, each in its town and in its state. */
    nameKeys: text()
      .array()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`public.listing_name_keys(${listings.name}, ${listings.town}, ${listings.region})`,
      ),
    /** Whether it is there at all; `closed-for-now` ends by itself with this day. */
    status: varchar({ length: LIMITS.status }).$type<ListingStatus>().notNull().default('open'),
    statusUntil: date({ mode: 'string' }),
    /** The day of the last check that said anything good of it: triggers keep it (migration `checks`). */
    confirmedOn: date({ mode: 'string' }),
    /** When its facts are to be asked for next (server/services/checks/). */
    nextCheckOn: date({ mode: 'string' }),
    /** The day of the last try, while nobody could be reached. */
    unreachableOn: date({ mode: 'string' }),
    /** It sorts after its equals: stale, unreachable or closed for now. For the order of lists alone; kept once a day. */
    isBehind: boolean().notNull().default(false),
    /** It was merged into this one, where its address leads since. */
    mergedInto: integer().references((): AnyPgColumn => listings.id, { onDelete: 'set null' }),
    publishedAt: moment(),
    removedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('listings_next_check')
      .on(t.nextCheckOn, t.id)
      .where(sql`${t.isApproved}`),
    index('listings_merged_into').on(t.mergedInto),
    check('listings_status', oneOf(t.status, LISTING_STATUSES)),
    check('listings_merged_is_removed', sql`${t.mergedInto} is null or ${t.removedAt} is not null`),
    index('listings_phone').on(t.phone),
    index('listings_website').on(t.websiteKey),
    index('listings_picture').on(t.picture),
    index('listings_name_keys').using('gin', t.nameKeys).with({ fastupdate: false }),
    index('listings_standing').on(t.isApproved, t.standing, t.nameNorm, t.id),
    // An index for each kind: a page of a kind is read in order, whichever of its kinds a listing has first.
    ...CATEGORIES.map(({ slug }) =>
      index(`listings_of_${slug.replaceAll('-', '_')}`)
        .on(t.isApproved, t.standing, t.nameNorm, t.id)
        .where(sql`${quoted([slug])} = any(${t.kinds})`),
    ),
    index('listings_name').on(t.isApproved, t.nameNorm, t.id),
    index('listings_newest').on(t.isApproved, t.publishedAt.desc().nullsFirst(), t.id),
    // The order of home's listings (server/services/listings/listings.ts).
    index('listings_featured')
      .on(
        t.isSponsored.desc().nullsFirst(),
        sql`((${t.rating} * ${t.reviewCount} + 3.5 * 5) / (${t.reviewCount} + 5)) desc`,
        sql`coalesce(${t.region} = 'Goa', false) desc`,
        sql`num_nonnulls(${t.phone}, ${t.email}, ${t.website}, ${t.address}, ${t.town}, ${t.ages}) desc`,
        t.id,
      )
      .where(sql`${t.isApproved} and (${t.standing} & 2) = 0 and not ${t.isBehind}`),
    index('listings_region').on(t.region, t.isApproved, t.standing, t.nameNorm, t.id),
    index('listings_taluka').on(t.taluka, t.isApproved, t.standing, t.nameNorm, t.id),
    index('listings_town').on(t.town, t.isApproved),
    index('listings_district').on(t.district, t.isApproved),
    index('listings_place').on(t.placeId, t.isApproved),
    index('listings_pincode').on(t.pincode),
    // All that a map counts by, so that it reads no listing.
    index('listings_on_map')
      .on(t.pointLatitude, t.pointLongitude, t.kinds, t.unreachableOn)
      .where(sql`${t.isApproved}`),
    index('listings_place_version').on(t.placeVersion),
    index('listings_search_name').using('gin', t.searchName).with({ fastupdate: false }),
    // What is said in a place is found by one look: the words, and all names of where it is (places/conditions.ts).
    index('listings_search_text')
      .using('gin', t.searchText, placesOf(t))
      .with({ fastupdate: false }),
    // What serves all of India belongs in a place where its name or services say what is asked (belongs.ts).
    index('listings_search_india')
      .using('gin', wellSaidForIndia(t))
      .with({ fastupdate: false })
      .where(sql`${t.serves} = 'india'`),
    // Where more match than are looked at, those in Goa are looked up besides, without reading all the others again.
    index('listings_search_goa')
      .using('gin', t.searchText)
      .with({ fastupdate: false })
      .where(sql`${t.region} = 'Goa'`),
    index('listings_age_groups').using('gin', t.ageGroups),
    index('listings_languages').using('gin', t.languages),
    index('listings_modes').using('gin', t.modes),
    index('listings_new_people')
      .on(t.takesNewPeople, t.isApproved, t.standing, t.nameNorm, t.id)
      .where(sql`${t.takesNewPeople} is not null`),
    index('listings_serves_india')
      .on(t.isApproved, t.standing, t.nameNorm, t.id)
      .where(sql`${t.serves} = 'india'`),
    index('listings_removed')
      .on(t.nameNorm)
      .where(sql`${t.removedAt} is not null`),
    check('listings_description_length', atMost(t.description, LIMITS.description)),
    check('listings_other_categories', noneBut(t.otherCategories, OTHER_CATEGORIES)),
    check(
      'listings_few_other_categories',
      sql`cardinality(${t.otherCategories}) <= ${sql.raw(String(MOST_OTHER_CATEGORIES))}`,
    ),
    check(
      'listings_each_kind_once',
      sql`${t.kinds}[1] <> all(${t.kinds}[2:]) and ${t.kinds}[2] <> all(${t.kinds}[3:]) and ${t.kinds}[3] <> all(${t.kinds}[4:])`,
    ),
    check('listings_serves', oneOf(t.serves, SERVES)),
    check('listings_takes_new_people', oneOf(t.takesNewPeople, TAKES_NEW_PEOPLE)),
    check('listings_fees_band', oneOf(t.feesBand, FEES_BANDS)),
    check('listings_modes_known', noneBut(t.modes, MODES)),
    check('listings_diagnosis_needed', oneOf(t.diagnosisNeeded, YES_NO)),
    check('listings_ages', sql`${t.ageMin} <= ${t.ageMax}`),
    check('listings_rating', sql`${t.rating} between 0 and 5`),
    check('listings_review_count', sql`${t.reviewCount} >= 0`),
    check(
      'listings_point_in_india',
      sql`${t.pointLatitude} between 6 and 37.6 and ${t.pointLongitude} between 68 and 97.5`,
    ),
    check(
      'listings_point_whole',
      sql`(${t.pointLatitude} is null) = (${t.pointLongitude} is null)`,
    ),
    check('listings_pincode', sql`${t.pincode} ~ '^[1-9][0-9]{5}$'`),
    check('listings_email_lower_case', lowerCase(t.email)),
    check('listings_removed_not_approved', sql`${t.removedAt} is null or not ${t.isApproved}`),
    check(
      'listings_approved_was_published',
      sql`not ${t.isApproved} or ${t.publishedAt} is not null`,
    ),
  ],
)

/**
 * Every word of the approved listings, so that a slip in a typed word can be told from a word. Triggers keep it on every
 * write (migration 0003): a word stays when its last listing goes, and `listings` counts about how many have it.
 */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: text().primaryKey(),
    stem: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`public.search_stem(${searchTerms.term})`),
    listings: integer().notNull().default(0),
  },
  (t) => [
    index('search_terms_stem').on(t.stem),
    index('search_terms_letters').using('gin', t.term.op('gin_trgm_ops')),
  ],
)

/**
 * By how much the approved listings of a kind, or without one, all of them, became more or fewer: written by triggers, put
 * together every night.
 */
export const listingCounts = pgTable('listing_counts', {
  id: id(),
  categoryId: integer().references(() => categories.id),
  change: integer().notNull(),
})

/**
 * Who says a fact, where, and whether a person checked it: one row per listing and field (ruling 2). What stands in the
 * last three columns follows from `fact_checks`, whatever is written there: triggers keep it (migration `checks`).
 */
export const listingFacts = pgTable(
  'listing_facts',
  {
    id: id(),
    listingId: ofListing(),
    field: varchar({ length: LIMITS.factField }).notNull(),
    sourceUrl: varchar({ length: LIMITS.url }),
    sourceTitle: varchar({ length: LIMITS.sourceTitle }),
    /** As exact as the page says: '2024', '2024-02' or '2024-02-08'; null when the page is undated. */
    sourceDate: varchar({ length: LIMITS.sourceDate }),
    readOn: date({ mode: 'string' }),
    quote: varchar({ length: LIMITS.quote }),
    checkedOn: date({ mode: 'string' }),
    checkedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    method: varchar({ length: LIMITS.method }).$type<CheckMethod>(),
  },
  (t) => [
    unique('listing_facts_listing_field').on(t.listingId, t.field),
    index('listing_facts_checked')
      .on(t.listingId)
      .where(sql`${t.checkedOn} is not null`),
    check('listing_facts_source_date', sql`${t.sourceDate} ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'`),
    check('listing_facts_method', oneOf(t.method, CHECK_METHODS)),
    check(
      'listing_facts_checked_has_method',
      sql`(${t.checkedOn} is null) = (${t.method} is null)`,
    ),
  ],
)

/**
 * What admins changed of a listing, field by field, beside their act in the audit log: its history, and what undoing
 * within 24 hours brings back. It goes with what a deleted listing said.
 */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: id(),
    listingId: ofListing(),
    adminId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The link by which its provider did it. */
    linkId: integer().references((): AnyPgColumn => providerLinks.id, { onDelete: 'set null' }),
    /** Of a merge: the other listing, */
    otherId: integer().references(() => listings.id, { onDelete: 'set null' }),
    /** and, beside the one that was kept, what came with it. */
    moved: jsonb().$type<Moved>(),
    action: varchar({ length: LIMITS.action }).$type<ListingAction>().notNull(),
    before: jsonb().$type<ListingState>().notNull(),
    after: jsonb().$type<ListingState>().notNull(),
    undoneAt: moment(),
    undoneBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('listing_changes_listing').on(t.listingId, t.id.desc().nullsFirst()),
    index('listing_changes_created').on(t.createdAt),
    index('listing_changes_link').on(t.linkId),
    index('listing_changes_other').on(t.otherId),
    check('listing_changes_action', oneOf(t.action, LISTING_ACTIONS)),
  ],
)

/**
 * Every check of a fact, whatever came of it: append only. A fact is shown as checked while its last `right` or
 * `corrected` was of the value it has now, and neither `wrong` nor taken back since.
 */
export const factChecks = pgTable(
  'fact_checks',
  {
    id: id(),
    listingId: ofListing(),
    /** A fact, or `open`: that the listing is there at all. */
    field: varchar({ length: LIMITS.factField }).notNull(),
    /** Of the value as it was stored when this was said; a trigger writes it. Null: nothing was said of it. */
    valueHash: varchar({ length: LIMITS.hash }),
    outcome: varchar({ length: LIMITS.status }).$type<CheckOutcome>().notNull(),
    method: varchar({ length: LIMITS.method }).$type<CheckMethod>().notNull(),
    saidBy: varchar({ length: LIMITS.status }).$type<CheckSayer>().notNull(),
    /** The day it was said, in India. */
    checkedOn: date({ mode: 'string' }).notNull(),
    byUser: integer().references(() => users.id, { onDelete: 'set null' }),
    attemptId: integer().references((): AnyPgColumn => checkAttempts.id, { onDelete: 'set null' }),
    /** Of `withdrawn`: the check that counts no longer. */
    withdraws: integer()
      .unique()
      .references((): AnyPgColumn => factChecks.id, { onDelete: 'cascade' }),
    note: varchar({ length: LIMITS.quote }),
    sourceUrl: varchar({ length: LIMITS.url }),
    createdAt: createdAt(),
  },
  (t) => [
    index('fact_checks_listing').on(
      t.listingId,
      t.field,
      t.checkedOn.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('fact_checks_created').on(t.createdAt),
    index('fact_checks_attempt').on(t.attemptId),
    index('fact_checks_user').on(t.byUser),
    check('fact_checks_outcome', oneOf(t.outcome, CHECK_OUTCOMES)),
    check('fact_checks_method', oneOf(t.method, CHECK_METHODS)),
    check('fact_checks_said_by', oneOf(t.saidBy, CHECK_SAYERS)),
    check(
      'fact_checks_of_a_value',
      sql`${t.outcome} not in ('right', 'corrected', 'wrong') or ${t.valueHash} is not null`,
    ),
    check(
      'fact_checks_withdraws',
      sql`(${t.outcome} = 'withdrawn') = (${t.withdraws} is not null)`,
    ),
  ],
)

/** A listing that somebody should ask. One open one a listing, and one person at a time has it. */
export const checkTasks = pgTable(
  'check_tasks',
  {
    id: id(),
    listingId: ofListing(),
    reason: varchar({ length: LIMITS.status }).$type<TaskReason>().notNull(),
    /** The facts to ask for; none: all. */
    fields: list(),
    dueOn: date({ mode: 'string' }).notNull(),
    /** The lower the sooner. */
    priority: integer().notNull().default(5),
    state: varchar({ length: LIMITS.status }).$type<TaskState>().notNull().default('waiting'),
    takenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    leaseUntil: moment(),
    tries: integer().notNull().default(0),
    nextTryAt: moment(),
    /** Of a sample: who checked it first, and does not get it again. */
    notFor: integer().references(() => users.id, { onDelete: 'set null' }),
    doneBy: integer().references(() => users.id, { onDelete: 'set null' }),
    doneAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('check_tasks_open').on(t.listingId).where(oneOf(t.state, OPEN_TASK_STATES)),
    index('check_tasks_next').on(t.priority, t.dueOn, t.id).where(oneOf(t.state, OPEN_TASK_STATES)),
    index('check_tasks_listing').on(t.listingId, t.id),
    index('check_tasks_taken').on(t.takenBy),
    index('check_tasks_done').on(t.doneAt),
    check('check_tasks_reason', oneOf(t.reason, TASK_REASONS)),
    check('check_tasks_state', oneOf(t.state, TASK_STATES)),
    check('check_tasks_lease', sql`${t.state} <> 'taken' or ${t.leaseUntil} is not null`),
  ],
)

/** One try to reach a provider. */
export const checkAttempts = pgTable(
  'check_attempts',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => checkTasks.id, { onDelete: 'cascade' }),
    channel: varchar({ length: LIMITS.status }).$type<Channel>().notNull(),
    outcome: varchar({ length: LIMITS.status }).$type<AttemptOutcome>().notNull(),
    at: createdAt(),
    byUser: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('check_attempts_task').on(t.taskId, t.id),
    index('check_attempts_at').on(t.at),
    index('check_attempts_user').on(t.byUser),
    check('check_attempts_channel', oneOf(t.channel, CHANNELS)),
    check('check_attempts_outcome', oneOf(t.outcome, ATTEMPT_OUTCOMES)),
  ],
)

/** Whom to ask for, never public: `details` is a ciphertext of name, role, phone, email and WhatsApp number. */
export const providerContacts = pgTable(
  'provider_contacts',
  {
    id: id(),
    listingId: integer()
      .notNull()
      .unique()
      .references(() => listings.id, { onDelete: 'cascade' }),
    details: text().notNull(),
    /** It opens for this listing, where that was merged into this one since. */
    sealedFor: integer(),
    /** A keyed hash of the email address: one person may stand for several listings. */
    emailHash: varchar({ length: LIMITS.hash }),
    language: varchar({ length: LIMITS.status }),
    channel: varchar({ length: LIMITS.status }).$type<Channel>(),
    /** When they said that we may ask again, and how they said it. */
    consentAt: moment(),
    consentBy: varchar({ length: LIMITS.method }).$type<CheckMethod>(),
    bouncedAt: moment(),
    lastMailAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('provider_contacts_email').on(t.emailHash),
    check('provider_contacts_channel', oneOf(t.channel, CHANNELS)),
    check('provider_contacts_consent', sql`(${t.consentAt} is null) = (${t.consentBy} is null)`),
  ],
)

/** A link that lets a provider say what is right, once. Its token is kept as a hash, bound to the listing's version. */
export const providerLinks = pgTable(
  'provider_links',
  {
    id: id(),
    tokenHash: varchar({ length: LIMITS.hash }).notNull().unique(),
    listingId: ofListing(),
    /** The listing's `updatedAt` when it was made. */
    version: moment().notNull(),
    taskId: integer().references(() => checkTasks.id, { onDelete: 'set null' }),
    /** How it was handed over; `post` is the printed sheet. Null: taken by who looks after the listing. */
    channel: varchar({ length: LIMITS.status }).$type<Channel>(),
    claimId: integer().references((): AnyPgColumn => listingClaims.id, { onDelete: 'set null' }),
    madeBy: integer().references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** What the provider said by it, and the version of the consent beside the buttons (ruling 53). */
    answer: varchar({ length: LIMITS.status }).$type<LinkAnswer>(),
    consentVersion: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    index('provider_links_listing').on(t.listingId),
    index('provider_links_task').on(t.taskId),
    index('provider_links_claim').on(t.claimId),
    index('provider_links_expires').on(t.expiresAt),
    check('provider_links_channel', oneOf(t.channel, CHANNELS)),
    check('provider_links_answer', oneOf(t.answer, LINK_ANSWERS)),
    check('provider_links_used', sql`(${t.usedAt} is null) = (${t.answer} is null)`),
  ],
)

/** Mails by which providers are asked, at most one a month to one address, whatever it stands for. */
export const providerMails = pgTable(
  'provider_mails',
  {
    id: id(),
    /** As in `provider_contacts`; null: erased. */
    emailHash: varchar({ length: LIMITS.hash }),
    /** The first day of the month in India. */
    month: date({ mode: 'string' }).notNull(),
    mailId: integer().references(() => mails.id, { onDelete: 'set null' }),
    bouncedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('provider_mails_month').on(t.emailHash, t.month),
    index('provider_mails_mail').on(t.mailId),
  ],
)

/** The listings a mail asked about. A task is written for twice at most. */
export const providerMailListings = pgTable(
  'provider_mail_listings',
  {
    id: id(),
    providerMailId: integer()
      .notNull()
      .references(() => providerMails.id, { onDelete: 'cascade' }),
    listingId: ofListing(),
    taskId: integer()
      .notNull()
      .references(() => checkTasks.id, { onDelete: 'cascade' }),
    /** The first or the last mail of this task. */
    step: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('provider_mail_listings_step').on(t.taskId, t.step),
    index('provider_mail_listings_mail').on(t.providerMailId),
    index('provider_mail_listings_listing').on(t.listingId, t.createdAt),
    check('provider_mail_listings_step', sql`${t.step} in (1, 2)`),
  ],
)

/** "Something wrong here?": what a visitor read, what is wrong with it, and what became of it. */
export const listingReports = pgTable(
  'listing_reports',
  {
    id: id(),
    listingId: ofListing(),
    field: varchar({ length: LIMITS.factField }),
    seen: varchar({ length: LIMITS.correction }),
    right: varchar({ length: LIMITS.correction }),
    /** Of the value that was seen. */
    valueHash: varchar({ length: LIMITS.hash }),
    kind: varchar({ length: LIMITS.status }).$type<ReportKind>().notNull(),
    text: text().notNull().default(''),
    /** A ciphertext of the reporter's address, where they want to hear, */
    replyTo: text(),
    /** which opens for the listing that was reported, where that was merged into this one since, */
    sentAbout: integer(),
    /** and a keyed hash of it: the account with that address owns the report. */
    replyHash: varchar({ length: LIMITS.hash }),
    /** A visitor; what a volunteer heard or a provider sent in waits for a moderator in the same way. */
    saidBy: varchar({ length: LIMITS.status }).$type<ReportSayer>().notNull().default('visitor'),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The hash of what stands in the link that tells the reporter what became of it. */
    tokenHash: varchar({ length: LIMITS.hash }).notNull().unique(),
    state: varchar({ length: LIMITS.status }).$type<ReportState>().notNull().default('open'),
    /** The report that says the same, and is answered for both. */
    sameAs: integer().references((): AnyPgColumn => listingReports.id, { onDelete: 'set null' }),
    answer: varchar({ length: LIMITS.quote }),
    /** Since when the provider is being asked. */
    askedAt: moment(),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('listing_reports_open')
      .on(t.createdAt, t.id)
      .where(sql`${t.state} = 'open'`),
    index('listing_reports_created').on(t.createdAt),
    index('listing_reports_reply').on(t.replyHash),
    check('listing_reports_said_by', oneOf(t.saidBy, REPORT_SAYERS)),
    index('listing_reports_listing').on(t.listingId, t.id),
    index('listing_reports_same').on(t.sameAs),
    index('listing_reports_user').on(t.userId),
    check('listing_reports_kind', oneOf(t.kind, REPORT_KINDS)),
    check('listing_reports_state', oneOf(t.state, REPORT_STATES)),
    check('listing_reports_text_length', atMost(t.text, LIMITS.notes)),
    check(
      'listing_reports_decided',
      sql`(${t.state} in ('accepted', 'declined')) = (${t.decidedAt} is not null)`,
    ),
    check('listing_reports_double', sql`(${t.state} = 'double') = (${t.sameAs} is not null)`),
  ],
)

/** That somebody found what a listing claims in the register: it counts while the listing claims just that. */
export const listingCredentials = pgTable(
  'listing_credentials',
  {
    id: id(),
    listingId: ofListing(),
    register: varchar({ length: LIMITS.status }).$type<Register>().notNull(),
    number: varchar({ length: LIMITS.externalId }).notNull(),
    /** Blank: the place's own. */
    holder: varchar({ length: LIMITS.name }).notNull(),
    /** Its own page in the register, where there is one. */
    registerUrl: varchar({ length: LIMITS.url }),
    checkedOn: date({ mode: 'string' }).notNull(),
    checkedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    validUntil: date({ mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('listing_credentials_once').on(t.listingId, t.register, t.number),
    check('listing_credentials_register', oneOf(t.register, REGISTERS)),
  ],
)

/**
 * Somebody says that a listing is theirs: proved by a code to the phone, email or website that it shows. One open claim a
 * person a listing; several people may look after one.
 */
export const listingClaims = pgTable(
  'listing_claims',
  {
    id: id(),
    listingId: ofListing(),
    userId: ofUser(),
    way: varchar({ length: LIMITS.status }).$type<ClaimWay>().notNull(),
    state: varchar({ length: LIMITS.status }).$type<ClaimState>().notNull(),
    /** Of what the listing showed when it was asked for: a code is void once that is another. */
    contactHash: varchar({ length: LIMITS.hash }).notNull(),
    /** A keyed hash of the code that is out. */
    codeHash: varchar({ length: LIMITS.hash }),
    expiresAt: moment(),
    /** Wrong codes since the last one was sent. */
    tries: integer().notNull().default(0),
    provenAt: moment(),
    endedAt: moment(),
    /** Why a moderator declined or ended it: the person reads this. */
    reason: varchar({ length: LIMITS.quote }),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('listing_claims_open')
      .on(t.listingId, t.userId)
      .where(oneOf(t.state, OPEN_CLAIM_STATES)),
    index('listing_claims_call')
      .on(t.createdAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index('listing_claims_listing').on(t.listingId, t.id),
    index('listing_claims_user').on(t.userId),
    index('listing_claims_created').on(t.createdAt),
    check('listing_claims_way', oneOf(t.way, CLAIM_WAYS)),
    check('listing_claims_state', oneOf(t.state, CLAIM_STATES)),
    check('listing_claims_call', sql`${t.state} <> 'waiting' or ${t.way} = 'phone'`),
    check(
      'listing_claims_code',
      sql`(${t.state} = 'sent') = (${t.codeHash} is not null) and (${t.codeHash} is null) = (${t.expiresAt} is null)`,
    ),
    check('listing_claims_tries', sql`${t.tries} between 0 and ${sql.raw(String(CODE_TRIES))}`),
    check(
      'listing_claims_proven',
      sql`case when ${t.state} in ('proven', 'ended') then ${t.provenAt} is not null when ${t.state} = 'withdrawn' then true else ${t.provenAt} is null end`,
    ),
    check(
      'listing_claims_ended',
      sql`(${t.state} in ('declined', 'ended', 'withdrawn')) = (${t.endedAt} is not null)`,
    ),
    check(
      'listing_claims_reason',
      sql`(${t.state} in ('declined', 'ended')) = (${t.reason} is not null)`,
    ),
  ],
)

export const listingLikes = pgTable(
  'listing_likes',
  {
    id: id(),
    userId: ofUser(),
    listingId: ofListing(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('listing_likes_user_listing').on(t.userId, t.listingId),
    index('listing_likes_listing').on(t.listingId),
  ],
)

export const listingReviews = pgTable(
  'listing_reviews',
  {
    id: id(),
    userId: ofUser(),
    listingId: ofListing(),
    rating: integer().notNull(),
    reviewText: text().notNull(),
    /** How the writer wants to be named: first name and initial, or as who they are (ruling 7). */
    author: varchar({ length: LIMITS.status }).$type<AuthorKind>().notNull().default('name'),
    /** Only what is shown is public and counts for the listing's mean. */
    state: varchar({ length: LIMITS.status }).$type<ReviewState>().notNull().default('shown'),
    waitingFor: varchar({ length: LIMITS.status }).$type<WaitingFor>(),
    /** What the moderator told the writer. */
    reason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('listing_reviews_user_listing').on(t.userId, t.listingId),
    index('listing_reviews_shown')
      .on(t.listingId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'shown'`),
    index('listing_reviews_state').on(t.state, t.createdAt),
    check('listing_reviews_author', oneOf(t.author, AUTHORS)),
    check('listing_reviews_state', oneOf(t.state, REVIEW_STATES)),
    check('listing_reviews_waiting_for', oneOf(t.waitingFor, WAITING_FOR)),
    check(
      'listing_reviews_waits_for_something',
      sql`(${t.state} = 'waiting') = (${t.waitingFor} is not null)`,
    ),
    check('listing_reviews_reason_length', atMost(t.reason, LIMITS.notes)),
    check('listing_reviews_rating', sql`${t.rating} between 1 and 5`),
    check(
      'listing_reviews_text',
      sql`${t.reviewText} ~ '\\S' and ${atMost(t.reviewText, LIMITS.review)}`,
    ),
  ],
)

/** Who deleted a review that was hidden, waited for a moderator or was reported: their next one there is read first (ruling 7). */
export const withdrawnReviews = pgTable(
  'withdrawn_reviews',
  {
    userId: ofUser(),
    listingId: ofListing(),
    /** Why the next one waits. */
    waitingFor: varchar({ length: LIMITS.status })
      .$type<Rewrite>()
      .notNull()
      .default('hidden-before'),
    /** What the moderator had said about it. */
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index('withdrawn_reviews_listing').on(t.listingId),
    check('withdrawn_reviews_waiting_for', oneOf(t.waitingFor, REWRITES)),
    check('withdrawn_reviews_reason_length', atMost(t.reason, LIMITS.notes)),
  ],
)

/** One a person and review. Open until an admin has looked; three open ones hide the review (ruling 7). */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: id(),
    reviewId: integer()
      .notNull()
      .references(() => listingReviews.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    reason: varchar({ length: LIMITS.status }).$type<ReportReason>().notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    lookedAt: moment(),
  },
  (t) => [
    unique('review_reports_user_review').on(t.userId, t.reviewId),
    index('review_reports_open')
      .on(t.reviewId)
      .where(sql`${t.lookedAt} is null`),
    check('review_reports_reason', oneOf(t.reason, REPORT_REASONS)),
    check('review_reports_note_length', atMost(t.note, LIMITS.notes)),
  ],
)

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: varchar({ length: LIMITS.title }).notNull(),
    slug: varchar({ length: LIMITS.title }).notNull().unique(),
    content: text().notNull(),
    excerpt: text().notNull(),
    author: varchar({ length: LIMITS.author }).notNull(),
    category: varchar({ length: LIMITS.blogCategory })
      .$type<(typeof BLOG_CATEGORIES)[number]>()
      .notNull(),
    tags: list(),
    imageUrl: varchar({ length: LIMITS.url }),
    /** The name of an uploaded picture (ruling 15). */
    picture: varchar({ length: LIMITS.picture }),
    readTime: integer().notNull().default(5),
    isPublished: boolean().notNull().default(false),
    /** When it was first published; the date its readers see. It stays when it is unpublished for a while. */
    publishedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('blog_posts_published').on(t.isPublished, t.publishedAt.desc().nullsFirst(), t.id),
    check('blog_posts_published_at', sql`not ${t.isPublished} or ${t.publishedAt} is not null`),
    check('blog_posts_content_length', atMost(t.content, LIMITS.post)),
    check('blog_posts_excerpt_length', atMost(t.excerpt, LIMITS.excerpt)),
    check('blog_posts_read_time', sql`${t.readTime} >= 0`),
  ],
)

export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    id: id(),
    name: varchar({ length: LIMITS.personName }).notNull(),
    /** Blank: a provider's, by their link. */
    email: varchar({ length: LIMITS.email }).notNull(),
    phone: varchar({ length: LIMITS.phone }),
    subject: varchar({ length: LIMITS.subject }).notNull(),
    message: text().notNull(),
    kind: varchar({ length: LIMITS.status }).$type<ContactKind>().notNull().default('contact'),
    /** The listing it is about: something is wrong there, or it is the sender's own (ruling 6). */
    listingId: integer().references(() => listings.id, { onDelete: 'set null' }),
    /** The fact of that listing that is wrong, what its page said, and what is right, where the sender knows it. */
    field: varchar({ length: LIMITS.factField }).$type<CorrectedField>(),
    seen: varchar({ length: LIMITS.correction }),
    right: varchar({ length: LIMITS.correction }),
    /** What is wrong with it, of a report that still waits for the press in a mail. */
    report: varchar({ length: LIMITS.status }).$type<ReportKind>(),
    /** Who was signed in, of what is said of one's own listing alone: an admin reads whether they look after it. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Nobody was, of the same. Of a message from before this was kept, neither is known. */
    isGuest: boolean().notNull().default(false),
    isRead: boolean().notNull().default(false),
    /** Set while a message sent without JavaScript waits for its press in a mail; erased when none comes (ruling 40). */
    confirmBy: moment(),
    /** No mail that asks for the press has gone out since: its address was written to too lately (ruling 30). */
    isMailOwed: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('contact_submissions_newest').on(t.createdAt.desc().nullsFirst()),
    index('contact_submissions_listing').on(t.listingId),
    index('contact_submissions_user').on(t.userId),
    index('contact_submissions_confirm_by').on(t.confirmBy),
    check('contact_submissions_kind', oneOf(t.kind, CONTACT_KINDS)),
    check('contact_submissions_sender', sql`not ${t.isGuest} or ${t.userId} is null`),
    check('contact_submissions_field', oneOf(t.field, CORRECTED_FIELDS)),
    check('contact_submissions_corrects', sql`${t.field} is null or ${t.kind} = 'wrong'`),
    check('contact_submissions_report', oneOf(t.report, REPORT_KINDS)),
    check('contact_submissions_mail_owed', sql`not ${t.isMailOwed} or ${t.confirmBy} is not null`),
    check('contact_submissions_message_length', atMost(t.message, LIMITS.message)),
  ],
)

/** What somebody proposes: a new listing, or a change of one (ruling 42). */
export const listingSubmissions = pgTable(
  'listing_submissions',
  {
    id: id(),
    kind: varchar({ length: LIMITS.status }).$type<SubmissionKind>().notNull().default('new'),
    name: varchar({ length: LIMITS.name }).notNull(),
    category: varchar({ length: LIMITS.submissionCategory }).$type<CategorySlug>().notNull(),
    description: text().notNull(),
    /** Asked of every new listing (§5); a listing that has none may be changed without one. */
    address: text(),
    phone: varchar({ length: LIMITS.phone }),
    email: varchar({ length: LIMITS.email }),
    website: varchar({ length: LIMITS.website }),
    town: varchar({ length: LIMITS.place }),
    region: varchar({ length: LIMITS.region }),
    pincode: varchar({ length: LIMITS.pincode }),
    services: list(),
    accessibility: list(),
    credentials: list(),
    ageGroups: list(),
    languages: list(),
    ...decidingFacts(),
    /** The name of an uploaded picture; only moderators and its submitter see it before it is approved (ruling 15). */
    picture: varchar({ length: LIMITS.picture }),
    /** For a change: the fields that differed from the listing when it was suggested. Approving it touches no others. */
    changes: list(),
    /** The version of the consent that its sender read (ruling 53); null: sent before there was one. */
    consentVersion: integer(),
    submitterName: varchar({ length: LIMITS.personName }),
    submitterEmail: varchar({ length: LIMITS.email }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The listing an approval made, or the one a suggested change is about (ruling 42). */
    listingId: integer().references(() => listings.id, { onDelete: 'set null' }),
    imageUrl: varchar({ length: LIMITS.url }),
    status: varchar({ length: LIMITS.status })
      .$type<SubmissionStatus>()
      .notNull()
      .default('pending'),
    adminNotes: text(),
    decidedAt: moment(),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('listing_submissions_status').on(t.status, t.createdAt),
    index('listing_submissions_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('listing_submissions_listing').on(t.listingId),
    check('listing_submissions_kind', oneOf(t.kind, SUBMISSION_KINDS)),
    check('listing_submissions_status', oneOf(t.status, SUBMISSION_STATUSES)),
    check(
      'listing_submissions_new_is_whole',
      sql`${t.kind} <> 'new' or num_nonnulls(${t.address}, ${t.phone}) = 2`,
    ),
    check('listing_submissions_decided', sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
    check('listing_submissions_pincode', sql`${t.pincode} ~ '^[1-9][0-9]{5}$'`),
    check('listing_submissions_takes_new_people', oneOf(t.takesNewPeople, TAKES_NEW_PEOPLE)),
    check('listing_submissions_fees_band', oneOf(t.feesBand, FEES_BANDS)),
    check('listing_submissions_modes_known', noneBut(t.modes, MODES)),
    check('listing_submissions_diagnosis_needed', oneOf(t.diagnosisNeeded, YES_NO)),
    check('listing_submissions_description_length', atMost(t.description, LIMITS.description)),
    check('listing_submissions_notes_length', atMost(t.adminNotes, LIMITS.notes)),
    check(
      'listing_submissions_rejection_reason',
      sql`${t.status} <> 'rejected' or ${t.adminNotes} ~ '\\S'`,
    ),
  ],
)

/** Who uploaded a picture for a listing: until it is approved it is shown to them and to admins only. */
export const submissionPictures = pgTable(
  'submission_pictures',
  {
    name: varchar({ length: LIMITS.picture }).primaryKey(),
    userId: ofUser(),
    createdAt: createdAt(),
  },
  (t) => [index('submission_pictures_user').on(t.userId)],
)

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    email: varchar({ length: LIMITS.email }).notNull().unique(),
    isActive: boolean().notNull().default(true),
    /** Issues are sent only after "Yes, send it" (ruling 30). */
    confirmedAt: moment(),
    unsubscribedAt: moment(),
    /** Stands in the links of its mails: whoever has it may confirm and unsubscribe, nothing else. */
    key: uuid().notNull().defaultRandom().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index('newsletter_newest').on(t.createdAt.desc().nullsFirst()),
    check('newsletter_email_lower_case', lowerCase(t.email)),
    check('newsletter_active', sql`${t.isActive} = (${t.unsubscribedAt} is null)`),
  ],
)

/** When an address that never confirmed was last written to, whichever form named it (ruling 30). Kept for a day. */
export const unconfirmedMails = pgTable(
  'unconfirmed_mails',
  {
    /** A keyed hash: nobody can read whom it was. */
    address: varchar({ length: LIMITS.token }).primaryKey(),
    sentAt: moment().notNull().defaultNow(),
  },
  (t) => [index('unconfirmed_mails_sent').on(t.sentAt)],
)

export const events = pgTable(
  'events',
  {
    id: id(),
    title: varchar({ length: LIMITS.title }).notNull(),
    description: text().notNull(),
    startDate: moment().notNull(),
    /** Where a clock time is not known: midnight after the last day, in India. */
    endDate: moment(),
    /** No clock times are known, only days. */
    isAllDay: boolean().notNull().default(false),
    location: text().notNull(),
    town: varchar({ length: LIMITS.place }),
    region: varchar({ length: LIMITS.region }),
    latitude: varchar({ length: LIMITS.coordinate }),
    longitude: varchar({ length: LIMITS.coordinate }),
    mode: varchar({ length: LIMITS.status }).$type<EventMode>().notNull().default('in-person'),
    organizer: varchar({ length: LIMITS.organizer }).notNull(),
    contactEmail: varchar({ length: LIMITS.email }),
    contactPhone: varchar({ length: LIMITS.phone }),
    registrationUrl: varchar({ length: LIMITS.url }),
    imageUrl: varchar({ length: LIMITS.url }),
    maxParticipants: integer(),
    /** Confirmed and attended; it changes in the transaction of the row it counts (ruling 25). */
    currentParticipants: integer().notNull().default(0),
    /** Places kept for those they are offered to. */
    openOffers: integer().notNull().default(0),
    registrationDeadline: moment(),
    price: varchar({ length: LIMITS.price }),
    ageGroup: varchar({ length: LIMITS.ageGroup }),
    requirements: text(),
    /** Noise, light, crowd, quiet room, toilets, food, wheelchair; a missing one is not known (ruling 28). */
    sensory: jsonb().$type<Sensory>(),
    isApproved: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    proposedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    cancelledAt: moment(),
    /** Said to everybody who reads the event. */
    cancelReason: text(),
    /** The page the starter content read it on. */
    sourceUrl: varchar({ length: LIMITS.url }),
    sourceTitle: varchar({ length: LIMITS.sourceTitle }),
    sourceDate: varchar({ length: LIMITS.sourceDate }),
    /** How often what a calendar shows has changed since the event was made: SEQUENCE of RFC 5545. */
    sequence: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('events_start').on(t.isApproved, t.startDate),
    index('events_proposed_by').on(t.proposedBy),
    check('events_mode', oneOf(t.mode, EVENT_MODES)),
    check('events_description_length', atMost(t.description, LIMITS.description)),
    check('events_cancel_reason_length', atMost(t.cancelReason, LIMITS.notes)),
    check('events_end_after_start', sql`${t.endDate} >= ${t.startDate}`),
    check('events_max_participants', sql`${t.maxParticipants} > 0`),
    // One more than fits is refused here, whatever arrives at once.
    check(
      'events_capacity',
      sql`${t.currentParticipants} >= 0 and ${t.openOffers} >= 0 and ${t.currentParticipants} + ${t.openOffers} <= coalesce(${t.maxParticipants}, 2147483647)`,
    ),
  ],
)

/** What happens again and again, on a day that no source tells (ruling 28): a line, not an event. */
export const usualEvents = pgTable(
  'usual_events',
  {
    id: id(),
    title: varchar({ length: LIMITS.title }).notNull(),
    organizer: varchar({ length: LIMITS.organizer }).notNull(),
    location: text().notNull(),
    town: varchar({ length: LIMITS.place }),
    region: varchar({ length: LIMITS.region }),
    description: text().notNull(),
    /** As the source has it: "around 2 April". */
    usually: varchar({ length: LIMITS.usually }),
    /** 1 to 12; null where the source tells none, or many. */
    month: integer(),
    sourceUrl: varchar({ length: LIMITS.url }),
    sourceTitle: varchar({ length: LIMITS.sourceTitle }),
    sourceDate: varchar({ length: LIMITS.sourceDate }),
  },
  (t) => [check('usual_events_month', sql`${t.month} between 1 and 12`)],
)

/**
 * What a search finds besides listings: each article and each of its headings, events, and our own pages. Triggers keep
 * the rows of what is published and approved (migration `search_pages`); our own pages are written at start.
 */
export const searchPages = pgTable(
  'search_pages',
  {
    id: id(),
    kind: varchar({ length: LIMITS.status }).$type<AnswerKind>().notNull(),
    path: text().notNull(),
    /** The heading on that page; empty for the page as a whole. */
    anchor: text().notNull().default(''),
    title: text().notNull(),
    /** The article that a heading belongs to. */
    within: text().notNull().default(''),
    /** Other words for the same: tags, the town of an event, what people call a page of ours. */
    names: text().notNull().default(''),
    /** Markdown in articles. */
    body: text().notNull(),
    /** The first lines, where they are not those of `body`. */
    excerpt: text().notNull().default(''),
    /** Of an event; its end is the one that `END` (services/events/end.ts) gives it. */
    starts: moment(),
    ends: moment(),
    /** When an event without a date takes place: "around 2 April". */
    usually: text(),
    searchNames: searchable()
      .notNull()
      .generatedAlwaysAs(sql`public.page_search_names(title, within, names)`),
    searchText: searchable()
      .notNull()
      .generatedAlwaysAs(
        sql`public.page_search_text(title, within, names, excerpt || ' ' || body)`,
      ),
  },
  (t) => [
    unique('search_pages_address').on(t.path, t.anchor),
    index('search_pages_names').using('gin', t.searchNames).with({ fastupdate: false }),
    index('search_pages_text').using('gin', t.searchText).with({ fastupdate: false }),
    check('search_pages_kind', oneOf(t.kind, ANSWER_KINDS)),
  ],
)

/** What a person needs and whom to call are kept as ciphertexts; all of a participant is erased after the event (ruling 27). */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    forWhom: varchar({ length: LIMITS.status }).$type<ForWhom>().notNull(),
    participantName: varchar({ length: LIMITS.personName }),
    participantEmail: varchar({ length: LIMITS.email }),
    participantPhone: varchar({ length: LIMITS.phone }),
    participantAge: integer(),
    specialRequirements: text(),
    emergencyContact: text(),
    emergencyPhone: text(),
    /** For a participant under 18: who agreed, to which text, and when. */
    isMinor: boolean().notNull().default(false),
    guardianName: varchar({ length: LIMITS.personName }),
    guardianBirthYear: integer(),
    guardianRelation: varchar({ length: LIMITS.status }).$type<Relation>(),
    consentVersion: varchar({ length: LIMITS.status }),
    consentAt: moment(),
    status: varchar({ length: LIMITS.status })
      .$type<RegistrationStatus>()
      .notNull()
      .default('confirmed'),
    /** Since when it waits: whoever waits longest is offered a seat first. */
    waitingSince: moment(),
    offeredUntil: moment(),
    remindedAt: moment(),
    /** The end of the event as it was when it had begun and was moved: no later one shows or keeps what was told longer. */
    fixedEnd: moment(),
    erasedAt: moment(),
    registeredAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('event_registrations_open')
      .on(t.eventId, t.userId)
      .where(sql`${t.status} <> 'cancelled'`),
    index('event_registrations_user').on(t.userId),
    index('event_registrations_event').on(t.eventId, t.status),
    index('event_registrations_waiting')
      .on(t.eventId, t.waitingSince, t.id)
      .where(sql`${t.status} = 'waitlisted'`),
    index('event_registrations_offered')
      .on(t.offeredUntil)
      .where(sql`${t.status} = 'offered'`),
    check('event_registrations_status', oneOf(t.status, REGISTRATION_STATUSES)),
    check('event_registrations_for_whom', oneOf(t.forWhom, FOR_WHOM)),
    check('event_registrations_relation', oneOf(t.guardianRelation, RELATIONS)),
    check('event_registrations_age', sql`${t.participantAge} between 1 and 120`),
    check(
      'event_registrations_offer',
      sql`(${t.status} = 'offered') = (${t.offeredUntil} is not null)`,
    ),
    check(
      'event_registrations_waiting_since',
      sql`${t.status} not in ('waitlisted', 'offered') or ${t.waitingSince} is not null`,
    ),
    // Nothing of a child is kept before an adult has agreed to it.
    check(
      'event_registrations_consent',
      sql`not ${t.isMinor} or (${t.consentAt} is not null and ${t.consentVersion} is not null)`,
    ),
    check(
      'event_registrations_erased',
      sql`${t.erasedAt} is null or num_nonnulls(${t.participantName}, ${t.participantEmail}, ${t.participantPhone}, ${t.participantAge}, ${t.specialRequirements}, ${t.emergencyContact}, ${t.emergencyPhone}, ${t.guardianName}, ${t.guardianBirthYear}) = 0`,
    ),
  ],
)

/** An admin names who may see an event's registrations; proposing it gives no access (ruling 26). */
export const eventOrganisers = pgTable(
  'event_organisers',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    namedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] })],
)

export const advertisements = pgTable(
  'advertisements',
  {
    id: id(),
    title: varchar({ length: LIMITS.title }).notNull(),
    description: text().notNull(),
    type: varchar({ length: LIMITS.advertisementKind }).$type<AdType>().notNull().default('banner'),
    position: varchar({ length: LIMITS.advertisementKind })
      .$type<AdPosition>()
      .notNull()
      .default('homepage-hero'),
    targetUrl: varchar({ length: LIMITS.url }).notNull(),
    imageUrl: varchar({ length: LIMITS.url }),
    /** The name of an uploaded picture (ruling 15). */
    picture: varchar({ length: LIMITS.picture }),
    isActive: boolean().notNull().default(true),
    startDate: moment().notNull().defaultNow(),
    endDate: moment().notNull(),
    budget: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    impressions: integer().notNull().default(0),
    clickTarget: varchar({ length: LIMITS.clickTarget })
      .$type<ClickTarget>()
      .notNull()
      .default('_blank'),
    /** Stands in the sponsor's private link to its figures; a new one ends the link before. */
    reportKey: uuid().notNull().defaultRandom().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('advertisements_active').on(t.isActive, t.position, t.startDate, t.endDate),
    check('advertisements_type', oneOf(t.type, AD_TYPES)),
    check('advertisements_position', oneOf(t.position, AD_POSITIONS)),
    check('advertisements_click_target', oneOf(t.clickTarget, CLICK_TARGETS)),
    check('advertisements_end_after_start', sql`${t.endDate} >= ${t.startDate}`),
    check(
      'advertisements_counts',
      sql`${t.budget} >= 0 and ${t.clicks} >= 0 and ${t.impressions} >= 0`,
    ),
    check('advertisements_description_length', atMost(t.description, LIMITS.description)),
  ],
)

/** What an advertisement got on one day of India's: all that is kept of who saw it (ruling 29). */
export const advertisementDays = pgTable(
  'advertisement_days',
  {
    advertisementId: integer()
      .notNull()
      .references(() => advertisements.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.advertisementId, t.day] }),
    check('advertisement_days_counts', sql`${t.impressions} >= 0 and ${t.clicks} >= 0`),
  ],
)

/**
 * What counts once and was used: a viewer's hour, the token of a click, a proof of work. `mark` says nothing on its own;
 * the row is forgotten as soon as it can no longer come again (rulings 29, 40).
 */
export const usedMarks = pgTable(
  'used_marks',
  { mark: varchar({ length: LIMITS.token }).primaryKey(), keepUntil: moment().notNull() },
  (t) => [index('used_marks_keep_until').on(t.keepUntil)],
)

/**
 * Changes that were asked for under an Idempotency-Key, so that the same one again changes nothing (decision 22). Key and
 * request are hashes, the answer is sealed by the key, which only the browser has. Without an answer it is under way.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: varchar({ length: LIMITS.token }).primaryKey(),
    request: varchar({ length: LIMITS.token }).notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    status: integer(),
    answer: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('idempotency_keys_created').on(t.createdAt),
    index('idempotency_keys_user').on(t.userId),
    check('idempotency_keys_answered', sql`(${t.status} is null) = (${t.answer} is null)`),
  ],
)

/** What processes of one site must agree on, by name. */
export const siteState = pgTable('site_state', {
  name: varchar({ length: LIMITS.token }).primaryKey(),
  value: varchar({ length: LIMITS.token }).notNull(),
})

/** The key viewers are hashed with for one day; with it goes the last way back to an address. */
export const viewerKeys = pgTable('viewer_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  key: varchar({ length: LIMITS.token }).notNull(),
})

/**
 * The outbox: a mail is written in the transaction of what it tells, and sent from here. Its address, subject, text
 * and calendar entry are there only while it waits; afterwards the masked address is all that says whom it went to (ruling 19).
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: varchar({ length: LIMITS.mailKind }).$type<MailKind>().notNull(),
    recipient: varchar({ length: LIMITS.email }).notNull(),
    subject: varchar({ length: LIMITS.subject }),
    text: text(),
    html: text(),
    /** Whom an answer goes to, where that is not the site. */
    replyTo: varchar({ length: LIMITS.email }),
    /** Where one press ends what this mail belongs to (RFC 8058). */
    unsubscribeUrl: varchar({ length: LIMITS.url }),
    /** The event that it tells of, as iCalendar, as it was then. */
    calendar: text(),
    state: varchar({ length: LIMITS.status }).$type<MailState>().notNull().default('waiting'),
    /** Makes the Message-ID: the same one however often the mail is handed over. */
    messageKey: uuid().notNull().defaultRandom(),
    tries: integer().notNull().default(0),
    /** Those of them that the mail server answered with no. */
    refusals: integer().notNull().default(0),
    /** Not before then; while a process is sending it, when another may take it for lost. */
    nextTryAt: moment().notNull().defaultNow(),
    /** After then what it says is no longer true: a link has run out. */
    validUntil: moment(),
    error: varchar({ length: LIMITS.mailError }),
    /** What it tells of: it goes with that when that is undone. */
    decisionId: integer().references(() => decisions.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [
    index('mails_decision')
      .on(t.decisionId)
      .where(sql`${t.decisionId} is not null`),
    index('mails_due')
      .on(t.nextTryAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index('mails_created').on(t.createdAt),
    check('mails_state', oneOf(t.state, MAIL_STATES)),
    check('mails_tries', sql`${t.tries} >= 0`),
    check('mails_refusals', sql`${t.refusals} >= 0 and ${t.refusals} <= ${t.tries}`),
    check('mails_sent', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    check(
      'mails_content_while_waiting',
      sql`num_nonnulls(${t.subject}, ${t.text}, ${t.html}) = case when ${t.state} = 'waiting' then 3 else 0 end`,
    ),
    check(
      'mails_headers_while_waiting',
      sql`${t.state} = 'waiting' or num_nonnulls(${t.replyTo}, ${t.unsubscribeUrl}, ${t.calendar}) = 0`,
    ),
  ],
)

/** What a moderator decided a moment ago, with what was before, so that it can be undone. Forgotten within the hour. */
export const decisions = pgTable(
  'decisions',
  {
    id: id(),
    adminId: ofUser(),
    /** Whom it is about; with their account goes what was before. */
    personId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: varchar({ length: LIMITS.action }).$type<DecisionKind>().notNull(),
    subjectId: integer().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<DecisionBefore>().notNull(),
    undoneAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('decisions_admin').on(t.adminId, t.id),
    index('decisions_person').on(t.personId),
    index('decisions_created').on(t.createdAt),
    check('decisions_kind', oneOf(t.kind, DECISIONS)),
  ],
)

/** What admins did: who, what, to which row, when. Kept for 24 months (ruling 24). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actor: varchar({ length: LIMITS.status }).$type<AuditActor>().notNull().default('admin'),
    /** Null when a command did it, or when the account is gone. */
    adminId: integer().references(() => users.id, { onDelete: 'set null' }),
    action: varchar({ length: LIMITS.action }).$type<AuditAction>().notNull(),
    /** The number of the review or user; the row itself may be gone. */
    subjectId: integer().notNull(),
    detail: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_created').on(t.createdAt),
    check('audit_log_actor', oneOf(t.actor, AUDIT_ACTORS)),
    check('audit_log_action', oneOf(t.action, AUDIT_ACTIONS)),
    check('audit_log_detail_length', atMost(t.detail, LIMITS.notes)),
  ],
)

/** A file of listings: rehearsed, imported, perhaps undone (ruling 33). Its rows are forgotten with it. */
export const listingImports = pgTable(
  'listing_imports',
  {
    id: id(),
    adminId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: varchar({ length: LIMITS.status }).$type<ImportKind>().notNull().default('listings'),
    fileName: varchar({ length: LIMITS.fileName }).notNull(),
    state: varchar({ length: LIMITS.status }).$type<ImportState>().notNull().default('rehearsing'),
    /** Rows of the file. */
    total: integer().notNull(),
    /** Rows to write, or to take back. */
    planned: integer().notNull().default(0),
    ignoredColumns: list(),
    error: varchar({ length: LIMITS.importError }),
    createdAt: createdAt(),
    finishedAt: moment(),
    undoneAt: moment(),
  },
  (t) => [
    index('listing_imports_created').on(t.createdAt),
    check('listing_imports_kind', oneOf(t.kind, IMPORT_KINDS)),
    check('listing_imports_state', oneOf(t.state, IMPORT_STATES)),
    check('listing_imports_error', sql`(${t.state} = 'failed') = (${t.error} is not null)`),
  ],
)

/** A file as it came, in parts, until its rehearsal ends: whichever process rehearses it reads it here. */
export const listingImportParts = pgTable(
  'listing_import_parts',
  {
    importId: integer()
      .notNull()
      .references(() => listingImports.id, { onDelete: 'cascade' }),
    /** Where in the file it begins. */
    start: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.start] })],
)

/** A row of a file, as it was read and what came of it. */
export const listingImportRows = pgTable(
  'listing_import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => listingImports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts: the header is row 1. */
    row: integer().notNull(),
    outcome: varchar({ length: LIMITS.status }).$type<ImportOutcome>().notNull(),
    /** A possible duplicate that an admin wants all the same. */
    isWanted: boolean().notNull().default(false),
    name: varchar({ length: LIMITS.name }).notNull(),
    /** The listing it changes, or has made. It may be gone. */
    listingId: integer(),
    cells: jsonb().$type<Record<string, string>>().notNull(),
    differences: jsonb().$type<Difference[]>().notNull().default([]),
    problems: jsonb().$type<CellProblem[]>().notNull().default([]),
    likenesses: jsonb().$type<Likeness[]>().notNull().default([]),
    /** The listing's `updatedAt` as the rehearsal read it, then as the import wrote it: a later one is a person's. */
    seenAt: moment(),
    /** What was in a changed listing before, for undo. */
    before: jsonb(),
    undo: varchar({ length: LIMITS.status }).$type<'undone' | 'kept'>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    index('listing_import_rows_outcome').on(t.importId, t.outcome, t.row),
    check('listing_import_rows_outcome', oneOf(t.outcome, IMPORT_OUTCOMES)),
    check('listing_import_rows_undo', oneOf(t.undo, ['undone', 'kept'])),
  ],
)

/**
 * What admins say of searches: a synonym means a concept of the vocabulary or other words; a pin puts answers first.
 * `folded` is the phrase as searches are compared, so that two spellings of one phrase are one.
 */
export const searchRules = pgTable(
  'search_rules',
  {
    id: id(),
    kind: varchar({ length: LIMITS.status }).$type<SearchRuleKind>().notNull(),
    phrase: varchar({ length: LIMITS.searchPhrase }).notNull(),
    folded: varchar({ length: LIMITS.searchPhrase }).notNull(),
    concept: varchar({ length: LIMITS.concept }),
    words: varchar({ length: LIMITS.searchWords }),
    /** A pin only for searches in this place; null: wherever. */
    placeId: varchar({ length: LIMITS.slug }),
    /** The addresses of what a pin puts first, in their order. */
    answers: list(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('search_rules_phrase').on(t.kind, t.folded, t.placeId).nullsNotDistinct(),
    check('search_rules_kind', oneOf(t.kind, SEARCH_RULE_KINDS)),
    check(
      'search_rules_content',
      sql`case ${t.kind}
        when 'synonym' then num_nonnulls(${t.concept}, ${t.words}) = 1 and ${t.placeId} is null and cardinality(${t.answers}) = 0
        else num_nonnulls(${t.concept}, ${t.words}) = 0 and cardinality(${t.answers}) between 1 and 3 end`,
    ),
  ],
)

/** What was done to them, so that it can be undone. */
export const searchRuleChanges = pgTable(
  'search_rule_changes',
  {
    id: id(),
    /** It may be gone. */
    ruleId: integer().notNull(),
    adminId: integer().references(() => users.id, { onDelete: 'set null' }),
    action: varchar({ length: LIMITS.action }).$type<SearchRuleAction>().notNull(),
    /** Null: it was not there. */
    before: jsonb().$type<SearchRuleContent>(),
    after: jsonb().$type<SearchRuleContent>(),
    undoneAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('search_rule_changes_created').on(t.createdAt),
    check('search_rule_changes_action', oneOf(t.action, SEARCH_RULE_ACTIONS)),
  ],
)

/**
 * On which days something that was understood was searched in a place and not found. No row says by whom, in which words
 * or how often.
 */
export const searchMisses = pgTable(
  'search_misses',
  {
    concept: varchar({ length: LIMITS.concept }).notNull(),
    /** A place of the gazetteer; empty: none was asked for. */
    placeId: varchar({ length: LIMITS.slug }).notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.concept, t.placeId, t.day] })],
)
