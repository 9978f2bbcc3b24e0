import { z } from 'zod'

/** The ways to sign in that are configured here; `/auth` and `/login` name these and no others (ruling 21). */
export const signInMethodsSchema = z
  .object({
    hasMail: z.boolean().meta({
      description:
        'Mails can be sent: signing up with an address, links and forgotten passwords work',
    }),
    providers: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .meta({ id: 'SignInWays' })

/** A link of a mail that was opened in this browser, still works, and sets a new password. */
export const openedResetSchema = z
  .object({
    id: z.string().meta({ description: 'Names the link; it is not the link' }),
    email: z.string().meta({ description: 'Whose it is, masked: a…@example.org' }),
  })
  .meta({ id: 'OpenedReset' })

/** One that waits for one press. */
export const openedLinkSchema = openedResetSchema
  .extend({ kind: z.enum(['sign-up', 'sign-in', 'first-admin']) })
  .meta({ id: 'OpenedLink' })

export const confirmInput = z.object({
  id: z.string().max(100),
  returnTo: z.string().max(2_000).optional(),
})

export type OpenedReset = z.output<typeof openedResetSchema>
export type OpenedLink = z.output<typeof openedLinkSchema>
export type SignInMethods = z.output<typeof signInMethodsSchema>
