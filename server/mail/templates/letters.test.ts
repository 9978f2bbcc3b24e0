import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { MAIL_KINDS, type MailKind } from '../../../shared/admin/mails.ts'
import { env, EVENT, LETTERS, url } from '../../../tests/support/letters.ts'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { openMailServer, type ReceivedMail } from '../../../tests/support/mail-server.ts'
import { publicSettings } from '../../env/env.ts'
import { deliverMails } from '../delivery.ts'
import { queueMail } from '../outbox.ts'
import { createMailer } from '../mailer.ts'
import { eventChangedMail, registeredMail } from './registrations.ts'
import { duration, moment } from '../../../shared/formats/moments.ts'

/** Every letter as a mail program gets it: written, sent through a real server, parsed. */

/** Those whose link opens something without a sign-in. */
const SECRET = new Set<MailKind>([
  'verify-email',
  'sign-in-link',
  'reset-password',
  'newsletter-welcome',
  'contact-confirm',
  'ask-provider',
])

/** Links of a letter beside the one it is for. */
const OWN: Partial<Record<MailKind, string[]>> = {
  'event-approved': ['https://saath.example/contact'],
  'event-cancelled': ['https://saath.example/events'],
  'what-waits': ['https://saath.example/account#waiting-mail'],
  'ask-provider': [`${url}#stop`],
}

/** What stands before the address by which a letter is ended, */
const BEFORE_STOP = /(?:Switch it off|Do not ask me again): (?=https:)/
/** and at the foot of a letter that has one. */
const WHY: Partial<Record<MailKind, string>> = {
  'what-waits': 'One email a day for admins, none when there is nothing. Switch it off.',
  'ask-provider': 'Sent because you said that we may ask you. Do not ask me again.',
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
    // Every word of the text, in its order, is in the HTML. Addresses and the foot are looked at below.
    const read = oneLine(asText(html()))
    const [said = ''] = text().split('\n-- \n')
    let at = 0
    for (const part of said.replaceAll(/^(\w+(?: \w+)*): /gm, '$1\n').split(/\n+/)) {
      if (part.startsWith('https:')) continue
      const found = read.indexOf(oneLine(part).replace(/:$/, ''), at)
      expect(found, `"${part}" in ${read}`).toBeGreaterThanOrEqual(at)
      at = found
    }
  })

  test('has its link in both, unbroken', () => {
    const links = [...html().matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decode(href))
    expect(links.pop()).toBe('mailto:help@saath.example')
    if (kind === 'account-deleted') return expect(links).toEqual([])
    expect(links[0]).toBe(kind === 'event-cancelled' ? 'https://saath.example/events' : url)
    expect(links.filter((link) => link !== url && !link.endsWith('.ics'))).toEqual(OWN[kind] ?? [])
    const lines = text().replace(BEFORE_STOP, '\n').split('\n')
    for (const link of links) expect(lines).toContain(link)
  })

  test('ends with one line: why it was sent, and whom to ask', () => {
    const why = WHY[kind] ?? 'Sent because this address was used on Saath <&> "Goa".'
    const read = oneLine(asText(html())).replace(' .', '.')
    expect(read.slice(-`${why} Questions?`.length)).toBe(`${why} Questions?`)
    const [, foot = ''] = text().split('\n-- \n')
    expect(foot.split('\n')[0]).toBe('Saath <&> "Goa", https://saath.example')
    expect(foot.trimEnd()).toMatch(/\nQuestions\? Write to help@saath\.example\.$/)
  })

  test('has no line of text that is too long to read, but for an address', () => {
    for (const line of text().split('\n'))
      expect(
        line.replace(BEFORE_STOP, '').startsWith('https:') ? 0 : line.length,
        line,
      ).toBeLessThan(75)
  })

  test('asks nobody for anything and runs nothing', () => {
    expect(html()).not.toMatch(/<(img|script|link|iframe|form|object|video|audio|base)\b/i)
    expect(html()).not.toMatch(/url\(|@import|\son[a-z]+=|(src|background|srcset)=/i)
    expect(html()).not.toContain('<b>')
  })

  test('is one column with one heading, light by itself and dark for who reads in the dark', () => {
    expect(html().match(/<style>/g)).toHaveLength(1)
    expect(html()).toContain('@media (prefers-color-scheme: dark)')
    expect(html()).toContain('max-width:580px')
    expect(html().match(/<h1/g)).toHaveLength(1)
    // What has a colour of its own by day has one by night.
    for (const [tag] of html().matchAll(/<[^>]*style="[^"]*(?:#[0-9a-f]{6})[^"]*"[^>]*>/g))
      expect(tag).toMatch(/ class="/)
  })

  test('repeats its address in the open only where the address is secret', () => {
    const isSecret = SECRET.has(kind)
    expect(oneLine(asText(html())).includes(url)).toBe(isSecret)
  })

  test('has lines short enough for every server, and a title and a language for screen readers', () => {
    for (const line of mail().raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
    expect(html()).toContain('<html lang="en">')
    expect(decode(/<title>(.*)<\/title>/.exec(html())?.[1] ?? '')).toBe(mail().subject)
  })
})

test('a letter says how long its link works, and is of no use after', () => {
  expect(oneLine(LETTERS['sign-in-link'].text)).toContain(
    `The link works once, until ${moment(LETTERS['sign-in-link'].validUntil!)} (15 minutes).`,
  )
  expect(oneLine(LETTERS['verify-email'].text)).toContain(
    `The link works once, until ${moment(LETTERS['verify-email'].validUntil!)} (24 hours).`,
  )
  const left = Number(LETTERS['sign-in-link'].validUntil) - Date.now()
  expect(left).toBeGreaterThan(14 * 60_000 - 30_000)
  expect(left).toBeLessThanOrEqual(15 * 60_000)
  expect(LETTERS['password-changed'].validUntil).toBeUndefined()
})

test('a moved event tells what is new beside what was, and names what stayed', () => {
  expect(LETTERS['event-changed'].text).toContain(
    `The time of your event has changed

Craft <b>morning</b>, Ponda

New time: Wednesday, 21 November 2096, 7:04 pm to 9:00 pm, India time
Before: Wednesday, 21 November 2096, 7:04 pm, India time
The same: Place, format
`,
  )
  const moved = eventChangedMail(publicSettings(env), EVENT, {
    before: EVENT,
    after: { ...EVENT, location: 'Library', mode: 'online' },
    reason: '',
    told: null,
  })
  expect(moved.text).toContain(
    `Your event has changed

Craft <b>morning</b>, Ponda

New place: Library, Ponda, Goa
Before: Hall "A", Ponda, Goa
New format: Online
Before: In person
The same: Time
`,
  )
})

test('who comes reads what it costs and what to bring, where that is known', () => {
  for (const kind of ['event-registered', 'event-reminder'] as const)
    expect(LETTERS[kind].text).toContain(
      'Where: Hall "A", Ponda, Goa\nPrice: Free\nPlease note: A <b>hat</b>.\n  Water.\n',
    )
  const bare = registeredMail(publicSettings(env), { ...EVENT, price: null, requirements: null })
  expect(bare.text).not.toMatch(/Price|Please note/)
})

test('a moment is told in Indian time', () => {
  expect(oneLine(LETTERS['password-changed'].text)).toMatch(
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
