import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { MAIL_KINDS, type MailKind } from '../../../shared/admin/mails.ts'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { openMailServer, type ReceivedMail } from '../../../tests/support/mail-server.ts'
import { publicSettings, readEnv } from '../../env/env.ts'
import { deliverMails } from '../delivery.ts'
import { queueMail, type MailContent } from '../outbox.ts'
import { accountDeletedMail } from './account-deleted.ts'
import { alreadyRegisteredMail } from './already-registered.ts'
import { contactConfirmMail } from './contact-confirm.ts'
import { contactMessageMail } from './contact-message.ts'
import { createMailer } from '../mailer.ts'
import { newsletterWelcomeMail } from './newsletter-welcome.ts'
import { passwordChangedMail } from './password-changed.ts'
import { eventApprovedMail, eventRejectedMail } from './event-decisions.ts'
import { eventOrganiserMail } from './event-organiser.ts'
import {
  eventCancelledMail,
  eventChangedMail,
  eventReminderMail,
  offerEndedMail,
  seatOfferedMail,
  registeredMail,
  registrationLeftMail,
  waitlistedMail,
} from './registrations.ts'
import { resetPasswordMail } from './reset-password.ts'
import { signInLinkMail } from './sign-in-link.ts'
import { signInMethodLinkedMail } from './sign-in-method-linked.ts'
import { signInMethodRemovedMail } from './sign-in-method-removed.ts'
import { duration } from '../../../shared/formats/moments.ts'
import { submissionApprovedMail } from './submission-approved.ts'
import { submissionRejectedMail } from './submission-rejected.ts'
import { verifyEmailMail } from './verify-email.ts'
import { whatWaitsMail } from './what-waits.ts'

/** Every letter as a mail program gets it: written, sent through a real server, parsed. */

const env = readEnv({
  SITE_NAME: 'Saath <&> "Goa"',
  PUBLIC_URL: 'https://saath.example',
  CONTACT_EMAIL: 'help@saath.example',
  MAIL_FROM: 'hello@saath.example',
})
const site = publicSettings(env)
const url = 'https://saath.example/verify?token=a1&next=%2Faccount&x="\'<b>'
/** Still to come: a letter whose time has passed is not sent. */
const when = new Date('2096-11-21T13:34:00Z')

const event = {
  title: 'Craft <b>morning</b>, Ponda',
  startDate: when,
  isAllDay: false,
  location: 'Hall "A"',
  eventUrl: url,
  calendarUrl: 'https://saath.example/events/5.ics',
  dashboardUrl: url,
}

const LETTERS: Record<MailKind, MailContent> = {
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
  'what-waits': whatWaitsMail(site, {
    oldest: [
      { kind: 'new', name: 'Sea School <b>', since: when },
      { kind: 'change', name: 'Asha School', since: when },
      { kind: 'review', name: 'Asha School', since: when },
      { kind: 'message', name: 'A question', since: when },
    ],
    count: 6,
    url,
  }),
  'event-registered': registeredMail(site, event),
  'event-waitlisted': waitlistedMail(site, event),
  'event-offered': seatOfferedMail(site, event, when),
  'event-offer-ended': offerEndedMail(site, event),
  'event-left': registrationLeftMail(site, event),
  'event-cancelled': eventCancelledMail(site, event, 'The hall <b>leaks</b>.'),
  'event-changed': eventChangedMail(site, event, {
    before: { ...event, endDate: null, town: 'Ponda', region: 'Goa', mode: 'in-person' },
    after: { ...event, endDate: when, town: null, region: null, mode: 'online' },
    reason: 'The hall <b>leaks</b>.',
    told: { closes: when, erased: when },
  }),
  'event-reminder': eventReminderMail(site, event, when),
  'event-approved': eventApprovedMail(site, event),
  'event-rejected': eventRejectedMail(site, {
    ...event,
    description: 'Paper and clay.\nAt your own <b>pace</b>.',
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
  'event-organiser': eventOrganiserMail(site, { ...event, manageUrl: url }),
}

const received = new Map<MailKind, ReceivedMail>()

beforeAll(async () => {
  const db = await emptyDatabase()
  const server = await openMailServer()
  for (const kind of MAIL_KINDS)
    await queueMail(db, { ...LETTERS[kind], to: `${kind}@example.org` })
  const mailer = createMailer({ ...env, SMTP_URL: server.url })!
  await deliverMails(db, mailer, pino({ level: 'silent' }))
  for (const kind of MAIL_KINDS) received.set(kind, server.to(`${kind}@example.org`)[0]!)
  await server.stop()
})

describe.each(MAIL_KINDS)('the mail %s', (kind) => {
  const mail = () => received.get(kind)!
  const text = () => mail().text!.replaceAll('\r\n', '\n')
  const html = () => mail().html!

  test('says who sends it, to whom, and that no answer is read by a machine', () => {
    expect(LETTERS[kind].kind).toBe(kind)
    expect(mail()).toMatchObject({
      from: { name: 'Saath <&> "Goa"', address: 'hello@saath.example' },
      to: [{ address: `${kind}@example.org` }],
      replyTo: [{ address: 'help@saath.example' }],
      subject: LETTERS[kind].subject,
    })
    const headers = new Map(mail().headers.map(({ key, value }) => [key, value]))
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/)
    expect(mail().attachments).toEqual([])
  })

  test('says the same as plain text and as HTML', () => {
    // Every word of the text, in its order, stands in the HTML; which says besides what to do with its link.
    const read = oneLine(asText(html()))
    let at = 0
    for (const part of text().replace('-- \n', '').split(/\n+/)) {
      const found = read.indexOf(oneLine(part).replace(/:$/, ''), at)
      expect(found, `"${part}" in ${read}`).toBeGreaterThanOrEqual(at)
      at = found
    }
  })

  test('has its link in both, unbroken', () => {
    if (kind === 'account-deleted') return expect(text()).not.toContain('/verify')
    expect(text().split('\n')).toContain(url)
    const links = [...html().matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decode(href))
    const own = links.filter((link) => link !== url && !link.endsWith('.ics'))
    expect(links[0]).toBe(url)
    expect(own).toEqual(['https://saath.example'])
    for (const link of links.slice(1, -1)) expect(text().split('\n')).toContain(link)
  })

  test('asks nobody for anything and runs nothing', () => {
    expect(html()).not.toMatch(/<(img|script|link|iframe|form|object|style|video|audio|base)\b/i)
    expect(html()).not.toMatch(/url\(|@import|\son[a-z]+=|(src|background|srcset)=/i)
    expect(html()).not.toContain('<b>')
    // Its only colours are the reader's, so that it can be read in the dark.
    expect(html()).not.toMatch(/#[0-9a-f]{3}|\b(background|color):/i)
  })

  test('has lines short enough for every server, and a title and a language for screen readers', () => {
    for (const line of mail().raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
    expect(html()).toContain('<html lang="en">')
    expect(decode(/<title>(.*)<\/title>/.exec(html())?.[1] ?? '')).toBe(mail().subject)
  })
})

test('a letter says how long its link works, and is of no use after', () => {
  expect(LETTERS['sign-in-link'].text).toContain('The link works once, for 15 minutes.')
  expect(LETTERS['verify-email'].text).toContain('The link works once, for 24 hours.')
  const left = Number(LETTERS['sign-in-link'].validUntil) - Date.now()
  expect(left).toBeGreaterThan(14 * 60_000 - 30_000)
  expect(left).toBeLessThanOrEqual(15 * 60_000)
  expect(LETTERS['password-changed'].validUntil).toBeUndefined()
})

test('a moment is told in Indian time', () => {
  expect(LETTERS['password-changed'].text).toMatch(
    /changed on 21 November 2096 (at )?7:04\s?pm, India time/,
  )
})

test.each([
  [1, '1 minute'],
  [15, '15 minutes'],
  [60, '60 minutes'],
  [90, '90 minutes'],
  [120, '2 hours'],
  [1_440, '24 hours'],
])('%i minutes are %s', (minutes, words) => expect(duration(minutes)).toBe(words))

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const decode = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const asText = (html: string) =>
  decode(html.replace(/<head>[^]*<\/head>/, '').replace(/<[^>]*>/g, ' '))
