// oxlint-disable-next-line no-restricted-imports -- fetched on demand, with the schema itself
import { config } from 'zod'

/** Before the first schema is made: otherwise it tries to run text as code, which our policy forbids. */
config({ jitless: true })
