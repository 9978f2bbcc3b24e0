import { z } from 'zod'

/** The settings a page may print. A null one leaves its element out (ruling 16). */
export const settingsSchema = z
  .object({
    name: z.string(),
    publicUrl: z.string(),
    emergencyNumber: z.string(),
    contactEmail: z.string().nullable(),
    contactPhone: z.string().nullable(),
    operatorName: z.string().nullable(),
    grievanceOfficer: z.string().nullable(),
    donationUrl: z.string().nullable(),
    mapTiles: z
      .object({ url: z.string(), attribution: z.string() })
      .nullable()
      .meta({ description: 'Where maps get their pictures; null: a plain ground' }),
    takesContent: z.boolean().meta({ description: 'Whether reviews can be written (ruling 23)' }),
    isOnTrial: z
      .boolean()
      .meta({ description: 'Only this computer reaches the site, and all is open (ruling 44)' }),
  })
  .meta({ id: 'Settings' })

export type Settings = z.output<typeof settingsSchema>
export type MapTiles = NonNullable<Settings['mapTiles']>
