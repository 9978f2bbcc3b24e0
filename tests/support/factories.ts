import { randomBytes } from 'node:crypto'
import { CATEGORY_ROWS } from '../../server/db/seed/category-rows.ts'
import type { CategorySlug } from '../../shared/listings/category-names.ts'
import type { Database, Transaction } from '../../server/db/open.ts'
import {
  advertisements,
  blogPosts,
  categories,
  events,
  factChecks,
  listingClaims,
  listingFacts,
  listingImports,
  listings,
  searchRuleChanges,
  searchRules,
  sessions,
  users,
} from '../../server/db/schema.ts'
import { hashContact } from '../../server/services/claims/ways.ts'
import { deriveListing } from '../../server/services/listings/place/place.ts'
import { queueMail, type NewMail } from '../../server/mail/outbox.ts'
import { USER_COLUMNS } from '../../server/services/accounts/rows.ts'
import { SESSION_DAYS } from '../../shared/accounts/visitor.ts'
import type { User } from '../../shared/accounts/users.ts'

type NewListing = Partial<typeof listings.$inferInsert> & { category?: CategorySlug }

export async function buildCategories(db: Database) {
  await db.insert(categories).values(CATEGORY_ROWS).onConflictDoNothing()
  return new Map((await db.select().from(categories)).map(({ slug, id }) => [slug, id]))
}

/** An approved listing that says little; name what the test is about. */
export async function buildListing(
  db: Database,
  { category = 'special-schools', ...fields }: NewListing = {},
) {
  const categoryId = (await buildCategories(db)).get(category)!
  const approved = fields.isApproved ?? true
  const [listing] = await db
    .insert(listings)
    .values({
      name: 'Asha School',
      description: 'A school.',
      categoryId,
      isApproved: approved,
      publishedAt: approved ? new Date() : null,
      ...deriveListing(fields),
    })
    .returning()
  return listing!
}

export async function buildFact(
  db: Database,
  listingId: number,
  fact: Partial<typeof listingFacts.$inferInsert> = {},
) {
  const [row] = await db
    .insert(listingFacts)
    .values({
      listingId,
      field: 'phone',
      sourceUrl: 'https://example.org/contact',
      sourceTitle: 'Contact',
      readOn: '2026-11-21',
      ...fact,
    })
    .returning()
  const { checkedOn, method, checkedBy: byUser, field } = { field: 'phone', ...fact }
  if (!checkedOn || !method) return row!
  const check = { listingId, field, checkedOn, method, byUser: byUser ?? null }
  await db.insert(factChecks).values({ ...check, outcome: 'right', saidBy: 'moderator' })
  return row!
}

/** A synonym, and that an admin has just made it. */
export async function buildSearchRule(
  db: Database,
  fields: Partial<typeof searchRules.$inferInsert> = {},
) {
  const [rule] = await db
    .insert(searchRules)
    .values({
      kind: 'synonym',
      phrase: 'water play',
      folded: fields.phrase?.toLowerCase() ?? 'water play',
      concept: fields.kind === 'pin' || fields.words ? null : 'occupational therapy',
      updatedAt: new Date(),
      ...fields,
    })
    .returning()
  const { kind, phrase, concept, words, placeId, answers, updatedAt } = rule!
  const content = { kind, phrase, concept, words, placeId, answers }
  const [change] = await db
    .insert(searchRuleChanges)
    .values({
      ruleId: rule!.id,
      action: 'search-rule.create',
      after: { ...content, updatedAt: updatedAt.toISOString() },
    })
    .returning()
  return { ...rule!, changeId: change!.id }
}

export async function buildPost(db: Database, fields: Partial<typeof blogPosts.$inferInsert> = {}) {
  const [post] = await db
    .insert(blogPosts)
    .values({
      title: 'First steps',
      slug: 'first-steps',
      content: 'Text',
      excerpt: 'Short',
      author: 'Saath',
      category: 'resources',
      isPublished: true,
      publishedAt: fields.createdAt ?? new Date(),
      ...fields,
    })
    .returning()
  return post!
}

/** A file of listings that was rehearsed, or as `fields` say. */
export async function buildImport(
  db: Database,
  fields: Partial<typeof listingImports.$inferInsert> = {},
) {
  const [one] = await db
    .insert(listingImports)
    .values({ fileName: 'list.csv', total: 0, state: 'rehearsed', ...fields })
    .returning()
  return one!
}

let builtUsers = 0

/** An approved event a month from now, without a limit; name what the test is about. */
export async function buildEvent(
  db: Database,
  fields: Partial<typeof events.$inferInsert> = {},
): Promise<typeof events.$inferSelect> {
  const [event] = await db
    .insert(events)
    .values({
      title: 'Craft morning',
      description: 'Paper and clay at your own pace.',
      location: 'Community hall, Ponda',
      organizer: 'Ponda parents',
      startDate: new Date(Date.now() + 30 * 86_400_000),
      isApproved: true,
      ...fields,
    })
    .returning()
  return event!
}

interface ProvenClaim {
  listingId: number
  userId: number
  /** As the listing shows it. */
  email: string
}

/** Somebody looks after a listing: they answered at its email address. */
export async function buildProvenClaim(db: Database, { email, ...whose }: ProvenClaim) {
  await db.insert(listingClaims).values({
    ...whose,
    way: 'email',
    state: 'proven',
    contactHash: hashContact('email', email),
    provenAt: new Date(),
  })
}

/** An advertisement that runs since yesterday, for a month; name what the test is about. */
export async function buildAdvertisement(
  db: Database,
  fields: Partial<typeof advertisements.$inferInsert> = {},
): Promise<typeof advertisements.$inferSelect> {
  const [one] = await db
    .insert(advertisements)
    .values({
      title: 'Riverside Toys',
      description: 'Quiet toys, sent by post.',
      targetUrl: 'https://toys.example.org/',
      startDate: new Date(Date.now() - 86_400_000),
      endDate: new Date(Date.now() + 30 * 86_400_000),
      ...fields,
    })
    .returning()
  return one!
}

/** A user with a verified address, another one each time. */
export async function buildUser(
  db: Database,
  fields: Partial<typeof users.$inferInsert> = {},
): Promise<User> {
  builtUsers += 1
  const [user] = await db
    .insert(users)
    .values({
      username: `asha-${builtUsers}`,
      email: `asha${builtUsers}@example.org`,
      firstName: 'Asha',
      lastName: 'Naik',
      isEmailVerified: true,
      ...fields,
    })
    .returning(USER_COLUMNS)
  return user!
}

/** A session without a browser; visitors get theirs from server/auth. */
export async function openSession(db: Database, userId: number): Promise<string> {
  const sid = randomBytes(24).toString('base64url')
  await db
    .insert(sessions)
    .values({ sid, userId, expire: new Date(Date.now() + SESSION_DAYS * 86_400_000) })
  return sid
}

/** A mail in the outbox, written as the product writes them. */
export async function buildMail(db: Database | Transaction, fields: Partial<NewMail> = {}) {
  await queueMail(db, {
    kind: 'verify-email',
    to: 'asha@example.org',
    subject: 'Subject',
    text: 'Text',
    html: '<p>Text</p>',
    ...fields,
  })
}
