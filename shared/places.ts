import { z } from 'zod'
import { MAX_PLACE, MIN_PLACE_QUERY } from './listings/directory.ts'
import { line } from './text.ts'

export {
  ALL_INDIA,
  DEFAULT_RADIUS,
  MAX_PLACE,
  MAX_RADIUS,
  MAX_SUGGESTIONS,
  MIN_PLACE_QUERY,
} from './listings/directory.ts'

const PLACE_KINDS = ['state', 'district', 'taluka', 'city', 'town', 'village', 'pincode'] as const

const pointSchema = z.object({ latitude: z.number(), longitude: z.number() }).meta({ id: 'Point' })

/** A place of the gazetteer (ruling 10). */
export const placeSchema = z
  .object({
    id: z.string().meta({ description: "Stable, for addresses: 'mapusa', 'goa', '403507'" }),
    name: z.string(),
    kind: z.enum(PLACE_KINDS),
    label: z
      .string()
      .meta({ description: "As a suggestion prints it: 'Mapusa, Bardez taluka, Goa'" }),
    town: z
      .string()
      .nullable()
      .meta({ description: 'Of a PIN code its main town; of a part of a town the town' }),
    taluka: z.string().nullable(),
    district: z.string().nullable(),
    region: z.string().meta({ description: 'The state or union territory' }),
    point: pointSchema.nullable().meta({
      description:
        "A taluka's or PIN code's is its main town's, a part's of a town the town's; a state's is its middle",
    }),
  })
  .meta({ id: 'Place' })

/** What reverse geocoding answers (§7, ruling 14), with the id of the nearest place of ours. */
export const nearPlaceSchema = z
  .object({
    city: z.string(),
    locality: z.string(),
    principalSubdivision: z.string(),
    countryName: z.string(),
    id: z.string(),
  })
  .meta({ id: 'NearPlace' })

export const placesQuery = z.object({ q: line(MAX_PLACE).pipe(z.string().min(MIN_PLACE_QUERY)) })

/** A blank is not zero. */
const degrees = (most: number) =>
  z.string().trim().min(1).pipe(z.coerce.number<string>().min(-most).max(most))

export const positionQuery = z.object({ lat: degrees(90), lng: degrees(180) })

export type Point = z.output<typeof pointSchema>
export type Place = z.output<typeof placeSchema>
export type PlaceKind = Place['kind']
export type NearPlace = z.output<typeof nearPlaceSchema>
