import { expect, test } from 'vitest'
import type { z } from 'zod'
import { contactInput } from '../shared/contact/contact.ts'
import { eventInput } from '../shared/events/input.ts'
import { subscribeInput } from '../shared/newsletter/newsletter.ts'
import { registrationInput } from '../shared/events/registrations.ts'
import { reportInput, reviewInput } from '../shared/reviews/reviews.ts'
import { duplicatesInput, submissionInput } from '../shared/submissions/submissions.ts'
import { accountInput, linkInput, signInInput, signUpInput } from '../shared/accounts/users.ts'
// It says what is said where a schema says nothing.
import '../server/http/validate.ts'

const FORMS = {
  accountInput,
  contactInput,
  duplicatesInput,
  eventInput,
  linkInput,
  registrationInput,
  reportInput,
  reviewInput,
  signInInput,
  signUpInput,
  submissionInput,
  subscribeInput,
}

/** What no form of ours sends, and a tampered one may. */
const TAMPERED = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e12,
  '',
  '###',
  'x'.repeat(100_000),
  {},
  [],
  [{}],
  ['###'],
  Array.from({ length: 1_000 }, () => 'x'),
]

/** Sentences of the library begin like this; §5 has "Invalid email" of its own. */
const OF_THE_LIBRARY = /^(?!Invalid email$)(Invalid|Too (big|small)|Unrecognized|Expected)\b/

const messagesOf = (schema: z.ZodType, typed: object) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message) ?? []

test.each(Object.entries(FORMS))('%s refuses in sentences of ours', (_name, schema) => {
  const said = Object.keys(schema.shape).flatMap((field) =>
    TAMPERED.flatMap((value) => messagesOf(schema, { [field]: value })),
  )
  said.push(...messagesOf(schema, { nobodyAsked: 1 }))
  expect([...new Set(said)].filter((sentence) => OF_THE_LIBRARY.test(sentence))).toEqual([])
})
