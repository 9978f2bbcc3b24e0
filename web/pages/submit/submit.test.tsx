import { expect, test } from 'vitest'
import { drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import type { Role, User } from '../../../shared/accounts/users.ts'
import { currentUser } from '../../queries/admin/users.ts'
import { VisitorProvider } from '../../visitor.tsx'
import { ProposeEvent } from '../events/propose.tsx'
import { SubmitListing } from './submit.tsx'

const userOf = (role: Role): User => ({
  id: 1,
  role,
  username: 'asha',
  email: 'asha@example.org',
  firstName: 'Asha',
  lastName: null,
  profileImageUrl: null,
  isEmailVerified: true,
  wantsWaitingMail: false,
})

const draw = (Page: () => React.ReactNode, takesContent: boolean, role?: Role) =>
  drawPage({
    page: (
      <VisitorProvider hasHint={role !== undefined}>
        <Page />
      </VisitorProvider>
    ),
    site: { takesContent },
    answers: (client) => {
      if (role) client.setQueryData(currentUser().queryKey, userOf(role))
    },
  })

const PAGES = [
  ['a listing', SubmitListing, 'send listings', /5 minutes|What happens next/],
  ['an event', ProposeEvent, 'propose events', /Tell us about a meeting/],
] as const

test.each(PAGES)('who may not send %s yet is told why, and promised nothing', (...page) => {
  const [, Page, act, promise] = page
  for (const role of [undefined, 'user', 'admin'] as const) {
    const text = textOf(draw(Page, false, role))
    expect(text).toContain(`You cannot ${act} yet. The site still has to appoint`)
    expect(text).not.toMatch(promise)
    expect(text).not.toContain('Please sign in')
    expect(text.includes('set GRIEVANCE_OFFICER')).toBe(role === 'admin')
  }
  expect(textOf(draw(Page, true))).toMatch(promise)
})

test('a guest is asked to sign in, and for no JavaScript', () => {
  const html = draw(SubmitListing, true)
  expect(html).toContain('Please sign in to add a listing.')
  expect(html).not.toMatch(/needs-script|JavaScript/)
})
