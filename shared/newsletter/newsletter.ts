import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { PRESSES, SUBSCRIPTION_STATES } from './rules.ts'
import { words } from '../words.ts'

const { required, invalid, trap } = words.newsletter

/** §5: nothing but the address; when it began and whether it is active, the server says. */
export const subscribeInput = z.strictObject({
  email: z
    .string(required)
    .trim()
    .min(1, required)
    .pipe(z.email(invalid).max(LIMITS.email, invalid))
    .transform((email) => email.toLowerCase()),
  /** A field that people do not see, named as nothing that a browser fills in. Who does is a program. */
  trap: z.string().max(0, trap).default(''),
})

/** What the page of a mail's link says of its subscription. */
export const ownSubscriptionSchema = z
  .object({
    state: z.enum(SUBSCRIPTION_STATES),
    email: z.string().meta({ description: 'Masked, such as a…@example.org' }),
  })
  .meta({ id: 'OwnSubscription' })

/** A press on that page, or what a mail program sends for its reader (RFC 8058). */
export const pressInput = z.union([
  z.object({ press: z.enum(PRESSES) }),
  z
    .object({ 'List-Unsubscribe': z.literal('One-Click') })
    .transform(() => ({ press: 'one-click' as const })),
])

export type TypedSubscription = z.input<typeof subscribeInput>
export type OwnSubscription = z.output<typeof ownSubscriptionSchema>
