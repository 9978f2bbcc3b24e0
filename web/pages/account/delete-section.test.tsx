import { expect, test } from 'vitest'
import type { OwnSubmission } from '../../../shared/submissions/submissions.ts'
import { count, drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { ownSubmissions } from '../../queries/submissions.ts'
import { DeleteSection } from './delete-section.tsx'

const draw = (...own: Partial<OwnSubmission>[]) =>
  drawPage({
    page: <DeleteSection email="rohan@example.org" />,
    answers: (client) =>
      // Nothing else of them is read here.
      client.setQueryData(ownSubmissions().queryKey, own as OwnSubmission[]),
  })

test('before the end of an account stands that pages of places stay, and which show its address', () => {
  const sent = { listingId: 9, name: 'Altinho Speech Therapy', showsOwnEmail: true }
  const other = { listingId: 10, name: 'Hill Clinic', showsOwnEmail: false }
  const html = draw(sent, { ...sent, kind: 'change' }, other)
  const text = textOf(html)
  expect(text).toContain('the page of a place that was approved, as it is')
  expect(text).toContain('Choose “Ask us to correct or remove it”')
  expect(text).toContain('what you asked for is erased with your account, read or not')
  expect(text).toContain('Your email address is shown on: Altinho Speech Therapy')
  expect(count(html, 'href="/listing/9"')).toBe(1)
  expect(html).not.toContain('href="/listing/10"')
  expect(textOf(draw(other))).not.toContain('Your email address is shown on')
})
