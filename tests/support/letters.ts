import type { MailKind } from '../../shared/admin/mails.ts'
import { publicSettings, readEnv } from '../../server/env/env.ts'
import type { MailContent } from '../../server/mail/outbox.ts'
import { accountDeletedMail } from '../../server/mail/templates/accounts/account-deleted.ts'
import { askProviderMail } from '../../server/mail/templates/ask-provider.ts'
import { alreadyRegisteredMail } from '../../server/mail/templates/accounts/already-registered.ts'
import { claimCodeMail, claimEndedMail } from '../../server/mail/templates/claims.ts'
import { contactConfirmMail } from '../../server/mail/templates/contact-confirm.ts'
import { contactMessageMail } from '../../server/mail/templates/contact-message.ts'
import { newsletterWelcomeMail } from '../../server/mail/templates/newsletter-welcome.ts'
import { passwordChangedMail } from '../../server/mail/templates/accounts/password-changed.ts'
import {
  eventApprovedMail,
  eventRejectedMail,
} from '../../server/mail/templates/event-decisions.ts'
import { eventOrganiserMail } from '../../server/mail/templates/event-organiser.ts'
import {
  eventCancelledMail,
  eventChangedMail,
  eventReminderMail,
  offerEndedMail,
  seatOfferedMail,
  registeredMail,
  registrationLeftMail,
  waitlistedMail,
} from '../../server/mail/templates/registrations.ts'
import { reportAnsweredMail, reportUnsafeMail } from '../../server/mail/templates/reports.ts'
import { resetPasswordMail } from '../../server/mail/templates/accounts/reset-password.ts'
import { signInLinkMail } from '../../server/mail/templates/accounts/sign-in-link.ts'
import { signInMethodLinkedMail } from '../../server/mail/templates/accounts/sign-in-method-linked.ts'
import { signInMethodRemovedMail } from '../../server/mail/templates/accounts/sign-in-method-removed.ts'
import { submissionApprovedMail } from '../../server/mail/templates/submission-approved.ts'
import { submissionRejectedMail } from '../../server/mail/templates/submission-rejected.ts'
import { verifyEmailMail } from '../../server/mail/templates/accounts/verify-email.ts'
import { whatWaitsMail } from '../../server/mail/templates/what-waits.ts'

/** Every kind of letter, with words in it that are hostile. */

export const env = readEnv({
  SITE_NAME: 'Saath <&> "Goa"',
  PUBLIC_URL: 'https://saath.example',
  CONTACT_EMAIL: 'help@saath.example',
  MAIL_FROM: 'hello@saath.example',
})
const site = publicSettings(env)
export const url = 'https://saath.example/verify?token=a1&next=%2Faccount&x="\'<b>'
/** Still to come: a letter whose time has passed is not sent. */
const when = new Date('2096-11-21T13:34:00Z')

export const EVENT = {
  title: 'Craft <b>morning</b>, Ponda',
  startDate: when,
  price: 'Free',
  requirements: 'A <b>hat</b>.\nWater.',
  endDate: new Date('2096-11-21T15:30:00Z'),
  isAllDay: false,
  location: 'Hall "A"',
  town: 'Ponda',
  region: 'Goa',
  mode: 'in-person' as const,
  eventUrl: url,
  calendarUrl: 'https://saath.example/events/5.ics',
  dashboardUrl: url,
}

export const LETTERS: Record<MailKind, MailContent> = {
  'verify-email': verifyEmailMail(site, { url, minutes: 24 * 60 }),
  'sign-in-link': signInLinkMail(site, { url, minutes: 15 }),
  'reset-password': resetPasswordMail(site, { url, minutes: 60 }),
  'password-changed': passwordChangedMail(site, { changedAt: when, resetUrl: url }),
  'sign-in-method-linked': signInMethodLinkedMail(site, {
    method: 'Google <script>',
    linkedAt: when,
    accountUrl: url,
  }),
  'sign-in-method-removed': signInMethodRemovedMail(site, {
    method: 'Google <script>',
    removedAt: when,
    accountUrl: url,
  }),
  'already-registered': alreadyRegisteredMail(site, { signInUrl: url }),
  'account-deleted': accountDeletedMail(site),
  'newsletter-welcome': newsletterWelcomeMail(site, { confirmUrl: url, unsubscribeUrl: url }),
  'submission-approved': submissionApprovedMail(site, {
    name: 'Sea School <b>',
    kind: 'new',
    notes: 'Thank you & welcome.',
    url,
  }),
  'submission-rejected': submissionRejectedMail(site, {
    name: 'Sea School <b>',
    notes: 'It closed in "2024".',
    url,
  }),
  'ask-provider': askProviderMail(site, {
    listings: [{ name: 'School <b>A</b>', url }],
    isLast: false,
    validUntil: when,
  }),
  'what-waits': whatWaitsMail(site, {
    waiting: [
      { kind: 'new', name: 'Sea School <b>', since: when },
      { kind: 'change', name: 'Asha School', since: when },
      { kind: 'review', name: 'Asha School', since: when },
      { kind: 'message', name: 'A question', since: when },
    ],
    url,
    stopUrl: 'https://saath.example/account#waiting-mail',
  }),
  'event-registered': registeredMail(site, EVENT),
  'event-waitlisted': waitlistedMail(site, EVENT),
  'event-offered': seatOfferedMail(site, EVENT, when),
  'event-offer-ended': offerEndedMail(site, EVENT),
  'event-left': registrationLeftMail(site, EVENT),
  'event-cancelled': eventCancelledMail(site, EVENT, 'The hall <b>leaks</b>.'),
  'event-changed': eventChangedMail(site, EVENT, {
    before: { ...EVENT, endDate: null },
    after: EVENT,
    reason: 'The hall <b>leaks</b>.',
    told: { closes: when, erased: when },
  }),
  'event-reminder': eventReminderMail(site, EVENT, when),
  'event-approved': eventApprovedMail(site, EVENT, { registrationUrl: null }),
  'event-rejected': eventRejectedMail(site, {
    ...EVENT,
    description: 'Paper and clay.\nAt your own <b>pace</b>.',
    organizer: 'Clay <b>Friends</b>',
    contactEmail: 'clay@example.org',
    contactPhone: '+91 832 222 3333',
    registrationUrl: 'https://clay.example/?a=1&b=2',
    maxParticipants: 8,
    registrationDeadline: when,
    ageGroup: '6–12',
    imageUrl: null,
    sensory: { noise: 'quiet', quietRoom: 'yes' },
    reason: 'It is a "course".',
    url,
  }),
  'contact-message': contactMessageMail(site, {
    name: 'Asha <b>',
    email: 'asha@example.org',
    phone: '0832 222 3333',
    subject: 'A question & "more"',
    message: 'First line <script>alert(1)</script>\n\nSecond line',
    kind: 'wrong',
    listing: 'Sea School <b>',
    url,
  }),
  'contact-confirm': contactConfirmMail(site, { url, validUntil: when }),
  'report-unsafe': reportUnsafeMail(site, { name: 'Sea School <b>', url }),
  'report-answered': reportAnsweredMail(site, {
    name: 'Sea School <b>',
    isAccepted: false,
    isCorrected: false,
    answer: 'We called "them" <b>today</b>.',
    url,
  }),
  'claim-code': claimCodeMail(site, {
    name: 'Sea School <b>',
    code: '4821 0937',
    url,
    minutes: 24 * 60,
  }),
  'claim-ended': claimEndedMail(site, {
    name: 'Sea School <b>',
    wasProven: true,
    reason: 'The "office" <b>asked</b> us to.',
    url,
  }),
  'event-organiser': eventOrganiserMail(site, { ...EVENT, manageUrl: url }),
}
