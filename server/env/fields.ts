import { z } from 'zod'

/** A blank variable counts as unset: `CONTACT_EMAIL= npm start` leaves the address out. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

export const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema)

/** Entries divided by commas; unset, none. */
export const commaList = (isEntry: (entry: string) => boolean, sentence: string) =>
  withDefault(
    z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== ''),
      )
      .refine((entries) => entries.every(isEntry), sentence),
    '',
  )
