import type { MiddlewareHandler } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { z } from 'zod'
import { ERROR_CODES } from '../../shared/errors.ts'

const problemSchema = z
  .object({
    message: z.string(),
    code: z.enum(ERROR_CODES),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Problem' })

const REFUSALS = {
  400: 'The request is not valid',
  401: 'Nobody is signed in',
  403: 'This user may not',
  404: 'There is nothing here',
  409: 'It does not fit what is there',
  410: 'It was here and is no longer shown',
  413: 'It is too large',
  422: 'A rule is broken',
  429: 'Too many; Retry-After says when to try again',
  503: 'The site cannot do it at the moment: its database is away, it is about to stop, or too much waits',
} as const

interface Description {
  summary: string
  /** The schema of the 200 answer; the contract test parses every answer with it. */
  answer: z.ZodType
  refusals?: (keyof typeof REFUSALS)[]
  /** The schema of a 410 that says more than a problem does. */
  gone?: z.ZodType
  headers?: Record<string, string>
  /** Of a listing: where it was merged into another one, that one is asked. */
  movesOn?: boolean
}

/** Documents an endpoint for /api/openapi.json and for the contract test. */
export function describe({
  summary,
  answer,
  refusals = [],
  gone,
  headers = {},
  movesOn = false,
}: Description): MiddlewareHandler {
  return describeRoute({
    summary,
    responses: {
      200: {
        description: 'OK',
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, description]) => [
            name,
            { description, schema: { type: 'string' } },
          ]),
        ),
        content: { 'application/json': { schema: resolver(answer) } },
      },
      ...(movesOn && { 301: { description: 'Merged into another listing', headers: LOCATION } }),
      ...refused(refusals, gone),
    },
  })
}

const LOCATION = { Location: { description: 'Where to', schema: { type: 'string' as const } } }

/** Documents an address that answers with a CSV file. */
export function describeFile({
  summary,
  refusals = [],
}: Pick<Description, 'summary' | 'refusals'>): MiddlewareHandler {
  return describeRoute({
    summary,
    responses: {
      200: { description: 'OK', content: { 'text/csv': { schema: { type: 'string' } } } },
      ...refused(refusals),
    },
  })
}

/** Documents an address one goes to, which leads on to a page; by 303 where it was a form. */
export function describeNavigation({
  summary,
  refusals = [],
  status = 302,
}: Pick<Description, 'summary' | 'refusals'> & { status?: 302 | 303 }): MiddlewareHandler {
  return describeRoute({
    summary,
    responses: {
      [status]: {
        description: 'Leads on',
        headers: LOCATION,
      },
      ...refused(refusals),
    },
  })
}

const refused = (refusals: (keyof typeof REFUSALS)[], gone?: z.ZodType) =>
  Object.fromEntries(
    [...refusals, 503 as const].map((status) => [
      status,
      {
        description: REFUSALS[status],
        content: {
          'application/json': { schema: resolver((status === 410 && gone) || problemSchema) },
        },
      },
    ]),
  )
