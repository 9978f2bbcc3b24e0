// oxlint-disable-next-line no-restricted-imports -- fetched on demand, with the schema itself
import { config } from 'zod'
import { sentenceFor } from '../../../shared/refusals.ts'

/**
 * Before the first schema is made: otherwise it tries to run text as code, which our policy forbids. What a schema says
 * nothing of is said in a plain sentence.
 */
config({ jitless: true, localeError: sentenceFor })
