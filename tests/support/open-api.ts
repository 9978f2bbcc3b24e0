import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import { answerOf, type OpenApi, type Operation } from '../../scripts/specification/open-api.ts'
import type { TestApp } from './app.ts'

export type { Operation }
type Answer = Operation['responses'][string]
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** What /api/openapi.json promises, and whether an answer keeps it. */
export async function readOpenApi(app: TestApp) {
  const document = (await (await app.get('/api/openapi.json')).json()) as OpenApi
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(closed(document), 'openapi')
  const validators = new Map<Answer, ValidateFunction>()

  /** Made once an answer: that takes longer than judging one. */
  function validatorOf(answer: Answer): ValidateFunction {
    const known = validators.get(answer)
    if (known) return known
    const schema = JSON.stringify(answer.content?.['application/json']?.schema)
    const made = ajv.compile(JSON.parse(schema.replaceAll('"#/', '"openapi#/')))
    validators.set(answer, made)
    return made
  }

  return {
    document,
    /** The operation behind `GET` and `/api/listings/{id}`. */
    operationOf: (method: string, path: string) =>
      document.paths[path]?.[method.toLowerCase() as Method],
    /** Fails unless the answer is one the document declares for this operation. */
    async expectDeclared(operation: Operation, response: Response) {
      const declared = operation.responses[String(response.status)]
      expect(declared, `status ${response.status} is not declared`).toBeDefined()
      if (!declared?.content) return expect(await response.text()).toBe('')
      if (declared.content['text/csv'])
        return expect(response.headers.get('content-type')).toMatch(/^text\/csv/)
      const keeps = validatorOf(declared)
      const body: unknown = await response.json()
      expect(keeps(body), ajv.errorsText(keeps.errors)).toBe(true)
    },
    /** What an operation answers when all is well, in the words of the table of §7. */
    answerOf: ({ responses }: Operation) => answerOf(responses, document.components.schemas),
  }
}

/** The same schemas with nothing allowed beyond what they name: an answer must not tell more than it says. */
function closed(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    value !== null && typeof value === 'object' && 'properties' in value && 'type' in value
      ? { additionalProperties: false, ...value }
      : value,
  )
}
