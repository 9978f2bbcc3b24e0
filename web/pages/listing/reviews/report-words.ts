import type { ReportReason } from '../../../../shared/reviews/kinds.ts'

export const reportWords = {
  report: 'Report this review',
  close: 'Close',
  signInFirst: 'Please sign in to report a review.',
  signIn: 'Sign In',
  toReport: ' to report a review',
  reportText: 'A moderator reads your report. After three reports the review is hidden until then.',
  reason: 'What is wrong?',
  reasons: {
    'names-someone': 'It names a child or somebody who works there',
    unkind: 'It is unkind or hateful',
    untrue: 'It is not true',
    advertising: 'It is advertising',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  note: 'What the moderator should know',
  send: 'Send report',
  sending: 'Sending…',
  chooseReason: 'Please choose what is wrong.',
  noteTooLong: 'Please shorten this to 2,000 characters.',
}
