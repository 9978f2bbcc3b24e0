import { expect, test } from 'vitest'
import { drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { Received } from './received.tsx'
import { words } from './words.ts'

test('who is asked for a number to be called is told so before and after', () => {
  const text = textOf(drawPage({ page: <Received step="sent" onAgain={() => {}} /> }))
  expect(text).toContain('or call you if you gave a number')
  expect(words.phoneHint).toContain('call you')
  expect(words.lead).toContain('or call you if you give a number')
})
