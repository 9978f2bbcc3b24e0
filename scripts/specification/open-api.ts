import { pino } from 'pino'
import { Pool } from 'pg'
import { createApp } from '../../server/app.ts'
import { toDrizzle } from '../../server/db/open.ts'
import { readEnv } from '../../server/env/env.ts'

type Schema = Partial<Record<'$ref' | 'type', string>> & {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}
export interface Operation {
  summary?: string
  parameters?: { name: string; in: 'path' | 'query' | 'header' }[]
  requestBody?: { content: Partial<Record<string, { schema: Schema }>> }
  responses: Record<string, { content?: Partial<Record<string, { schema: Schema }>> }>
}
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
export interface OpenApi extends Record<string, unknown> {
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: { schemas: Record<string, Schema> }
}

/** What /api/openapi.json answers, without a database: nothing connects to one before it is asked. */
export async function describedCalls(): Promise<OpenApi> {
  const parts = {
    db: toDrizzle(new Pool()),
    env: readEnv({ NODE_ENV: 'test', SECRET_KEY: 'describes the calls, and signs nothing' }),
    log: pino({ level: 'silent' }),
  }
  const noPages = {
    draw: () => Promise.reject(new Error('No pages are drawn here')),
    failed: () => new Response(null, { status: 500 }),
  }
  const answer = await createApp(parts, noPages).request('/api/openapi.json')
  return answer.json()
}

/** What an operation answers when all is well, in the words of the table of §7: by its schema's name, or by its fields. */
export function answerOf(
  responses: Operation['responses'],
  schemas: OpenApi['components']['schemas'],
) {
  const { content } = responses[200] ?? {}
  if (!content) return (responses[302] ?? responses[303]) ? ['redirect'] : ['nothing']
  if (content['text/csv']) return ['CSV file']
  const schema = content['application/json']?.schema ?? {}
  const name = nameOf(schema)
  const fields = Object.keys((schemas[name] ?? schema).properties ?? {})
  return [schema.type === 'array' ? '' : fields.toSorted().join(', ') || 'nothing', name].filter(
    Boolean,
  )
}

function nameOf({ $ref, type, items, oneOf, anyOf = oneOf }: Schema): string {
  if ($ref) return $ref.replace(/.*\//, '')
  if (anyOf) return anyOf.map(nameOf).join(' or ')
  if (type === 'array')
    return nameOf(items ?? {})
      .split(' or ')
      .map((name) => `${name}[]`)
      .join(' or ')
  return type === 'object' ? '' : (type ?? '')
}
