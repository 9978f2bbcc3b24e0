import { expect, test } from 'vitest'
import seeded from '../../../server/db/seed/listings.json'
import type { Settings } from '../../../shared/settings.ts'
import { count, drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { HelpNow } from './help-now.tsx'
import { CHILDREN, EMERGENCY, MENTAL_HEALTH } from '../../parts/helplines/helplines.ts'

const draw = (site: Partial<Settings> = {}) =>
  drawPage({ page: <HelpNow />, path: '/help-now', site })

test('three numbers in the order of danger, the first one filled', () => {
  const html = draw()
  expect([...html.matchAll(/href="tel:([^"]*)"/g)].map(([, number]) => number)).toEqual([
    '112',
    '1098',
    '14416',
  ])
  expect(count(html, 'btn-primary')).toBe(1)
  expect(count(html, '<h1')).toBe(1)
  expect(html).not.toContain(' style="')
})

test('who is alone and cannot speak reads that we know nobody to write to', () => {
  const text = textOf(draw())
  expect(text).toContain(
    'through the app “112 India”, and by email. We do not know its email address.',
  )
  expect(text).toContain('If you are in danger, ask them to call 112 for you.')
})

test('who is in no danger has a sentence that frightens nobody', () => {
  const [, afterIt = ''] = textOf(draw()).split('You are not in danger')
  expect(afterIt).toContain('“I cannot speak right now. I can read and type.”')
})

test('at the end is where each number is printed, and that nobody has called it', () => {
  const text = textOf(draw())
  const [calls = '', sources = ''] = text.split('Where these numbers come from')
  expect(calls).toContain('Call 14416')
  expect(calls).not.toMatch(/As printed on|called it|Lokmat|Vikaspedia/)
  expect(sources).toMatch(/112.*1098.*14416/s)
  expect(count(text, 'We have not called it.')).toBe(3)
  expect(count(text, 'As printed on Lokmat Times')).toBe(2)
  expect(text).toMatch(/As printed on The Shillong Times .*?, February 2025/)
})

test.each([EMERGENCY, CHILDREN, MENTAL_HEALTH])(
  'the source of $number is the one of its listing',
  ({ number, source }) => {
    const fact = seeded
      .find(({ phone }) => phone === number)
      ?.facts.find(({ field }) => field === 'phone')
    expect(fact).toMatchObject({
      sourceUrl: source.url,
      sourceDate: source.date,
      readOn: source.readOn,
    })
  },
)

test('another emergency number is dialled, and claims no source', () => {
  const html = draw({ emergencyNumber: '0832 222 3333' })
  expect(html).toContain('href="tel:08322223333"')
  expect(count(textOf(html), 'As printed on')).toBe(2)
  expect(textOf(html)).toContain('When you call 0832 222 3333')
})
