import { DRAFT_DAYS } from '../../../shared/retention.ts'

/** The form that proposes an event. */
export const proposeWords = {
  groups: 'Parts of this form',
  proposeLead:
    'Tell us about a meeting, a course or a quiet hour. We read it before others can see it.',
  proposeDescription: 'Propose an event for autistic people and their families.',
  signInToPropose: 'Please sign in to propose an event.',
  send: 'Send proposal',
  sending: 'Sending…',
  sent: 'Thank you. We will read your proposal.',
  sentMore:
    'You can see it in My Listings. Once it is approved, it appears in Events. People register there, unless you named another website. To see who comes, write to us: we make your account its organiser.',
  sentLink: 'See my proposals',
  another: 'Propose another event',
  draftKept: `What you write is kept in this browser for ${DRAFT_DAYS} days, until you send it or sign out.`,
}
