import { z } from 'zod'
import { categorySlug } from './categories.ts'
import { FIELD_NAMES, makeFor, pick, PUBLIC_FIELDS } from './fields.ts'

const said = () => z.string()
const text = () => z.string().nullable()
const list = () => z.array(z.string())

/** The fields of a listing as they are stored and sent. A null one is not confirmed. */
export const values = makeFor(FIELD_NAMES, {
  name: said,
  category: () => categorySlug,
  description: said,
  line: text,
  lines: text,
  state: text,
  pincode: text,
  phone: text,
  email: text,
  url: text,
  picture: text,
  items: list,
  credentials: list,
  choices: list,
  choice: (_max, of) => z.enum(of).nullable(),
  flag: () => z.boolean(),
})

/** Those that visitors see. */
export const publicValues = pick(PUBLIC_FIELDS, values)
