import { z } from 'zod'

/** What a site for visitors needs, in the order in which it is set up; each is named by its settings on the screen. */
const SETUP_STEPS = ['address', 'mail', 'officer', 'contact', 'tiles'] as const

/** The set-up checklist of the Dashboard tab: whether each thing is set, never to what. */
export const setupSchema = z
  .object({
    steps: z.array(z.object({ id: z.enum(SETUP_STEPS), isDone: z.boolean() })),
    canMail: z.boolean().meta({ description: 'Whether a test email can be sent' }),
  })
  .meta({ id: 'Setup' })

export const testMailSchema = z
  .object({
    recipient: z.string(),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why the mail server did not take it, in a sentence; null: it did' }),
  })
  .meta({ id: 'TestMail' })

export type Setup = z.output<typeof setupSchema>
export type TestMail = z.output<typeof testMailSchema>
