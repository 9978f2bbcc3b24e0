import { and, asc, eq, getTableColumns, inArray, like, or } from 'drizzle-orm'
import { listingPicturePath } from '../../../shared/pictures.ts'
import type { User } from '../../../shared/accounts/users.ts'
import type { Database } from '../../db/open.ts'
import {
  accounts,
  auditLog,
  contactSubmissions,
  eventOrganisers,
  eventRegistrations,
  events,
  listingClaims,
  listingLikes,
  listingReports,
  listingReviews,
  listingSubmissions,
  mails,
  newsletterSubscriptions,
  removedMethods,
  reviewReports,
  sessions,
  submissionPictures,
  users,
  withdrawnReviews,
} from '../../db/schema.ts'
import { isMessageOf } from '../contact/messages.ts'
import { isReportOf, type ReplyParts } from '../reports/reply.ts'
import { ENCRYPTED, decrypt } from '../registrations/rows.ts'

/** Everything that is kept about a person, for that person. No hash, no key: these would only be worth stealing. */
export async function accountData(
  db: Database,
  { origin, ciphers, secretFor }: { origin: string } & ReplyParts,
  { id, email, profileImageUrl, isEmailVerified }: User,
) {
  const [account] = await db.select().from(users).where(eq(users.id, id))
  return {
    account,
    /** Opens for the person alone, signed in. */
    picture: profileImageUrl && new URL(profileImageUrl, origin).href,
    waysToSignIn: await db
      .select({ provider: accounts.providerId, since: accounts.createdAt })
      .from(accounts)
      .where(eq(accounts.userId, id)),
    waysRemoved: await db
      .select({ provider: removedMethods.providerId, since: removedMethods.createdAt })
      .from(removedMethods)
      .where(eq(removedMethods.userId, id)),
    sessions: await db
      .select({ device: sessions.userAgent, since: sessions.createdAt, until: sessions.expire })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    likes: await db
      .select({ listingId: listingLikes.listingId, createdAt: listingLikes.createdAt })
      .from(listingLikes)
      .where(eq(listingLikes.userId, id))
      .orderBy(asc(listingLikes.id)),
    reviews: await db
      .select(withoutOwner(getTableColumns(listingReviews)))
      .from(listingReviews)
      .where(eq(listingReviews.userId, id))
      .orderBy(asc(listingReviews.id)),
    reports: await db
      .select({
        reviewId: reviewReports.reviewId,
        reason: reviewReports.reason,
        note: reviewReports.note,
        createdAt: reviewReports.createdAt,
      })
      .from(reviewReports)
      .where(eq(reviewReports.userId, id))
      .orderBy(asc(reviewReports.id)),
    /** What was wrong in a listing, said while signed in or under the confirmed address. */
    listingReports: await db
      .select({
        listingId: listingReports.listingId,
        field: listingReports.field,
        kind: listingReports.kind,
        seen: listingReports.seen,
        right: listingReports.right,
        text: listingReports.text,
        state: listingReports.state,
        answer: listingReports.answer,
        createdAt: listingReports.createdAt,
        decidedAt: listingReports.decidedAt,
      })
      .from(listingReports)
      .where(isReportOf(secretFor, { id, email, isEmailVerified }))
      .orderBy(asc(listingReports.id)),
    /** Listings they say are theirs. */
    listingClaims: await db
      .select({
        listingId: listingClaims.listingId,
        way: listingClaims.way,
        state: listingClaims.state,
        reason: listingClaims.reason,
        createdAt: listingClaims.createdAt,
        provenAt: listingClaims.provenAt,
        endedAt: listingClaims.endedAt,
      })
      .from(listingClaims)
      .where(eq(listingClaims.userId, id))
      .orderBy(asc(listingClaims.id)),
    withdrawnReviews: await db
      .select(withoutOwner(getTableColumns(withdrawnReviews)))
      .from(withdrawnReviews)
      .where(eq(withdrawnReviews.userId, id)),
    /** What admins and commands did with the account and the reviews; not which admin. */
    actsAboutMe: await db
      .select({
        actor: auditLog.actor,
        action: auditLog.action,
        detail: auditLog.detail,
        createdAt: auditLog.createdAt,
      })
      .from(auditLog)
      .where(isAbout(db, id))
      .orderBy(asc(auditLog.id)),
    /** What the person did as an admin; not with whom, and not what was said of them. */
    actsByMe: await db
      .select({ action: auditLog.action, createdAt: auditLog.createdAt })
      .from(auditLog)
      .where(eq(auditLog.adminId, id))
      .orderBy(asc(auditLog.id)),
    /** Mails on their way, without the links in them; one that was sent is kept without its address. */
    mails: await db
      .select({
        kind: mails.kind,
        subject: mails.subject,
        state: mails.state,
        createdAt: mails.createdAt,
      })
      .from(mails)
      .where(eq(mails.recipient, email))
      .orderBy(asc(mails.id)),
    submissions: await db
      .select(withoutDecider(withoutOwner(getTableColumns(listingSubmissions))))
      .from(listingSubmissions)
      .where(eq(listingSubmissions.userId, id))
      .orderBy(asc(listingSubmissions.id)),
    /** Pictures sent in for listings; until one is shown they open for the person and for admins. */
    uploads: (
      await db
        .select({ name: submissionPictures.name, since: submissionPictures.createdAt })
        .from(submissionPictures)
        .where(eq(submissionPictures.userId, id))
    ).map(({ name, since }) => ({
      address: new URL(listingPicturePath(name), origin).href,
      since,
    })),
    registrations: (
      await db
        .select(withoutOwner(getTableColumns(eventRegistrations)))
        .from(eventRegistrations)
        .where(eq(eventRegistrations.userId, id))
        .orderBy(asc(eventRegistrations.id))
    ).map((row) => ({
      ...row,
      // Kept as ciphertexts, told as they were written.
      ...Object.fromEntries(ENCRYPTED.map((field) => [field, decrypt(ciphers, row, field)])),
    })),
    /** Events whose participants the account may see, because an admin said so. */
    organiserOf: await db
      .select({ eventId: eventOrganisers.eventId, since: eventOrganisers.createdAt })
      .from(eventOrganisers)
      .where(eq(eventOrganisers.userId, id)),
    /** Events they proposed, as they typed them; an approved one is everybody's to read. */
    eventProposals: await db
      .select({
        title: events.title,
        description: events.description,
        startDate: events.startDate,
        endDate: events.endDate,
        location: events.location,
        organizer: events.organizer,
        contactEmail: events.contactEmail,
        contactPhone: events.contactPhone,
        isApproved: events.isApproved,
        createdAt: events.createdAt,
      })
      .from(events)
      .where(eq(events.proposedBy, id))
      .orderBy(asc(events.id)),
    /** Only who has confirmed the address owns what it gets. */
    newsletter: isEmailVerified
      ? await db
          .select({
            isActive: newsletterSubscriptions.isActive,
            createdAt: newsletterSubscriptions.createdAt,
            confirmedAt: newsletterSubscriptions.confirmedAt,
            unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
          })
          .from(newsletterSubscriptions)
          .where(eq(newsletterSubscriptions.email, email))
      : [],
    /** Written by the contact form. */
    messages: await db
      .select({
        name: contactSubmissions.name,
        email: contactSubmissions.email,
        phone: contactSubmissions.phone,
        subject: contactSubmissions.subject,
        message: contactSubmissions.message,
        kind: contactSubmissions.kind,
        listingId: contactSubmissions.listingId,
        createdAt: contactSubmissions.createdAt,
      })
      .from(contactSubmissions)
      .where(isMessageOf({ id, email, isEmailVerified }))
      .orderBy(asc(contactSubmissions.id)),
  }
}

/** An act names a user, a review, a submission or a claim by its number. */
function isAbout(db: Database, userId: number) {
  const reviews = db
    .select({ id: listingReviews.id })
    .from(listingReviews)
    .where(eq(listingReviews.userId, userId))
  const submissions = db
    .select({ id: listingSubmissions.id })
    .from(listingSubmissions)
    .where(eq(listingSubmissions.userId, userId))
  const claims = db
    .select({ id: listingClaims.id })
    .from(listingClaims)
    .where(eq(listingClaims.userId, userId))
  return or(
    and(like(auditLog.action, 'claim.%'), inArray(auditLog.subjectId, claims)),
    and(like(auditLog.action, 'submission.%'), inArray(auditLog.subjectId, submissions)),
    and(like(auditLog.action, 'user.%'), eq(auditLog.subjectId, userId)),
    and(like(auditLog.action, 'review.%'), inArray(auditLog.subjectId, reviews)),
  )
}

function withoutOwner<Columns extends { userId: unknown }>(columns: Columns) {
  const { userId: _owner, ...others } = columns
  return others
}

/** Which admin it was is theirs. */
function withoutDecider<Columns extends { decidedBy: unknown }>(columns: Columns) {
  const { decidedBy: _decider, ...others } = columns
  return others
}
