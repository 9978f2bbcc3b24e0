import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { Env } from './context.ts'

/** The OpenAPI 3.1 document of the endpoints, made once from their declared schemas. */
export function openApi(api: Hono<Env>) {
  let document: ReturnType<typeof generateSpecs> | undefined
  return new Hono<Env>().get('/api/openapi.json', async (c) => {
    document ??= generateSpecs(api, {
      documentation: { openapi: '3.1.0', info: { title: c.var.env.SITE_NAME, version: '1' } },
    })
    return c.json(await document)
  })
}
