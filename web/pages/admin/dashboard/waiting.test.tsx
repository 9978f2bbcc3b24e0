import { expect, test } from 'vitest'
import { drawPage, textOf } from '../../../../tests/support/draw-page.tsx'
import { Waiting } from './waiting.tsx'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

test('what waits leads to its queue, with its number, its oldest and how long that has waited', () => {
  const waiting = [
    { queue: 'listings' as const, count: 2, name: 'A quiet café', since: ago(50) },
    { queue: 'messages' as const, count: 1, name: 'A question', since: ago(3) },
  ]
  const html = drawPage({ page: <Waiting waiting={waiting} checks={153} /> })
  const rows = [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  expect(rows.map(([, to, row]) => [to, textOf(row ?? '').trim()])).toEqual([
    ['/admin/listings?show=unapproved', '2 Listings to approve A quiet café 2 days'],
    ['/admin/messages', '1 Messages A question 3 hours'],
    ['/admin/checks', '153 listings to check by phone or email'],
  ])
  const text = textOf(html)
  expect(text).toContain('3 items to review. The oldest has waited 2 days.')
  expect(text).toContain('Empty at the moment: submissions, reports, claims, reviews and events.')
})

test('nothing that waits is said once', () => {
  const text = textOf(drawPage({ page: <Waiting waiting={[]} checks={0} /> }))
  expect(text).toContain('Nothing to review.')
  expect(text).not.toContain('Empty')
  expect(text).not.toContain('to check')
})
