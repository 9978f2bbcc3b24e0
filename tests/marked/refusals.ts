import type { OpenApi } from '../../scripts/specification/open-api.ts'

interface Call {
  method: string
  path: string
  body?: unknown
}

/** What ends a session would make the calls after it those of a guest. */
const ENDS_SESSION = /logout|\/account/

/** Every call as a guest's, for what is not there; and with what it cannot take: nothing, what it does not know, no text, too much. */
export function refusedCalls(document: OpenApi): Call[] {
  return Object.entries(document.paths).flatMap(([pattern, operations]) => {
    const path = pattern.replaceAll(/\{\w*[iI]d\}/g, '99999').replaceAll(/\{\w+\}/g, 'none')
    return Object.entries(operations).flatMap(([name, { requestBody }]): Call[] => {
      const method = name.toUpperCase()
      const bare = { method, path }
      const schema = requestBody?.content['application/json']?.schema
      if (!schema || ENDS_SESSION.test(path)) return [bare]
      const all = (value: unknown) =>
        Object.fromEntries(Object.keys(schema.properties ?? {}).map((field) => [field, value]))
      const bodies = [{ unknown: 1 }, all({}), all(' '), all('x'.repeat(20_000))]
      return [bare, ...bodies.map((body) => ({ method, path, body }))]
    })
  })
}

/** The sentences of an answer that refuses: JSON for programs, or a line. */
export function sentencesIn(answer: string): string[] {
  if (!answer.startsWith('{')) return [answer]
  const { message, fields = {} } = JSON.parse(answer) as {
    message: string
    fields?: Record<string, string>
  }
  return [message, ...Object.values(fields)]
}
