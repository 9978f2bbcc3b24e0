import { expect, test } from 'vitest'
import { POST } from '../../../tests/draw-page.tsx'
import { relatedTo } from './related.ts'

test('the posts that share most come first, never the post itself, two at most', () => {
  const other = { ...POST, category: 'research' as const, tags: [] }
  const posts = [
    POST,
    { ...other, id: 2 },
    { ...other, id: 3, tags: ['Goa'] },
    { ...POST, id: 4 },
    { ...other, id: 5 },
  ]
  expect(relatedTo(POST, posts).map(({ id }) => id)).toEqual([4, 3])
})

test('among equals the order given stays', () => {
  const posts = [POST, { ...POST, id: 2 }, { ...POST, id: 3 }, { ...POST, id: 4 }]
  expect(relatedTo(POST, posts).map(({ id }) => id)).toEqual([2, 3])
})
