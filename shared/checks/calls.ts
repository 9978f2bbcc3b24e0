import { z } from 'zod'

/** So many are on the list: an hour or two of calls. */
export const MOST_CALLS = 40

/** Whom it would help most to call, with the number that we show. */
export const callsWantedSchema = z
  .array(
    z.object({
      id: z.int(),
      name: z.string(),
      town: z.string().nullable(),
      region: z.string().nullable(),
      phone: z.string(),
      phoneText: z.string().nullable(),
    }),
  )
  .meta({ id: 'CallsWanted' })
export type CallsWanted = z.output<typeof callsWantedSchema>
