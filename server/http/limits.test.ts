import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { LIMITS_OF, READS } from './limits.ts'

const LIMITS = { ...LIMITS_OF, reads: READS }

/** How docs/security.md says each limit, and in which line. */
const LINES: Record<keyof typeof LIMITS, [what: string, limit: string]> = {
  reads: ['Reads', '# a minute from one address'],
  'write-user': ['Writes', '# a minute by one user'],
  'write-address': ['Writes', '# from one address'],
  'sign-in-account': ['Wrong passwords', '# in 15 minutes for one account'],
  'sign-in-address': ['Sign-ins by password that fail', '# in 15 minutes from one address'],
  'sign-up-address': ['Sign-up', '# an hour from one address'],
  'mail-hour': ['Sign-in, verification and reset mails', '# an hour and'],
  'mail-day': ['Sign-in, verification and reset mails', 'and # a day to one mailbox'],
  'mail-address': ['Sign-in, verification and reset mails', '# an hour asked for from one address'],
  'mail-domain': ['Mail to one domain', '# an hour'],
  'link-address': ['Opening links', '# in 10 minutes from one address'],
  'test-mail-user': ['Test emails', '# in 15 minutes by one admin'],
  'import-user': ['Files to import', '# an hour by one admin'],
  'picture-user': ['Pictures', '# an hour by one user'],
  'submission-user': ['Listings sent in', '# an hour by one user'],
  'register-user': ['Registering for events', '# an hour by one user'],
  'event-user': ['Proposed events', '# a day by one user'],
  'newsletter-address': ['Subscribing to the newsletter', '# an hour from one address'],
  'seen-address': ['Looks at one advertisement', '# an hour from one address'],
  'claim-user': ['Codes for a listing', '# a day by one user'],
  'claim-listing': ['Codes for a listing', '# a day for one listing'],
  'contact-user': ['Messages', '# an hour by one user'],
  'contact-address': ['Messages', '# an hour from one address'],
}

/** How a time is said; a line without one of its own continues the minute before it. */
const SECONDS = {
  'a minute': 60,
  '10 minutes': 600,
  '15 minutes': 900,
  'an hour': 3_600,
  'a day': 86_400,
}

test('docs/security.md says every limit as it is', async () => {
  const docs = await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8')
  const [, section = ''] = docs.split('\n## Rate limits\n')
  const [table = ''] = section.split('\n## ')
  for (const [name, { points, seconds }] of Object.entries(LIMITS)) {
    const [what, limit] = new Map(Object.entries(LINES)).get(name) ?? ['nothing', '']
    const line = table.split('\n').find((line) => line.startsWith(`| ${what}`))
    expect(line, name).toContain(limit.replace('#', String(points)))
    const said = Object.entries(SECONDS).find(([time]) => limit.includes(time))
    expect(seconds, name).toBe(said?.[1] ?? 60)
  }
})
