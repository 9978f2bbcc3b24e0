import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { Env } from '../context.ts'

type Specs = ReturnType<typeof generateSpecs>

/** The OpenAPI 3.1 document of the endpoints, made once from their declared schemas. */
export function openApi(api: Hono<Env>) {
  let document: Specs | undefined
  return new Hono<Env>().get('/api/openapi.json', async (c) => {
    document ??= withKeys(
      generateSpecs(api, {
        documentation: { openapi: '3.1.0', info: { title: c.var.env.SITE_NAME, version: '1' } },
      }),
    )
    return c.json(await document)
  })
}

const KEY = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description:
    'The same request under the same key gets the same answer for 24 hours, and nothing is done again',
  schema: { type: 'string' as const },
}

/** Every call that writes takes one (decision 22). */
async function withKeys(specs: Specs): Specs {
  const document = await specs
  for (const path of Object.values(document.paths ?? {}))
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const operation = path?.[method]
      if (operation) operation.parameters = [...(operation.parameters ?? []), KEY]
    }
  return document
}
