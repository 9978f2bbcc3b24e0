import { z } from 'zod'

/** What the directory holds today, in place of fixed claims (ruling 11). */
export const coverageSchema = z
  .object({
    listings: z.int(),
    checkedListings: z.int().meta({ description: 'Listings with a fact that a person checked' }),
    talukas: z.int().meta({ description: "Goa's talukas with a listing, of 12" }),
    regions: z.int().meta({ description: 'States and union territories with a listing, of 36' }),
  })
  .meta({ id: 'Coverage' })

export type Coverage = z.output<typeof coverageSchema>
