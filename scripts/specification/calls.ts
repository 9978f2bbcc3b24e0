import { answerOf, type OpenApi, type Operation } from './open-api.ts'
import { cellsOf, toLine } from './table.ts'

const HEAD = ['Method and path', 'Who', 'Request', 'Answer', 'Notes']

/**
 * §7 with what the OpenAPI document says of each call: what it answers, and a row for each call that is not told yet. Who
 * may call it, what it takes in words, notes and order are written by hand and stay.
 */
export function withCalls(text: string, { paths, components }: OpenApi): string {
  const lines = text.split('\n')
  const head = lines.findIndex((line) => cellsOf(line).join() === HEAD.join())
  const end = lines.findIndex((line, at) => at > head && !line.startsWith('|'))
  const operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  )
  const rows = lines.slice(head + 2, end).map((line) => {
    const [call = '', who = '', request = '', answer = '', notes = ''] = cellsOf(line)
    const operation = operations.get(call.replaceAll('`', ''))
    const answers = operation && answerOf(operation.responses, components.schemas)
    return [call, who, request, answers ? worded(answer, answers) : answer, notes]
  })
  const told = new Set(rows.map(([call = '']) => call.replaceAll('`', '')))
  const missing = [...operations]
    .filter(([call]) => !told.has(call))
    .map(([call, operation]) => [
      `\`${call}\``,
      '',
      requestOf(operation),
      worded('', answerOf(operation.responses, components.schemas)),
      operation.summary ?? '',
    ])
  return [
    ...lines.slice(0, head + 2),
    ...[...rows, ...missing].map(toLine),
    ...lines.slice(end),
  ].join('\n')
}

/** The answer as the table says it, unless it is another by now. A file that is no CSV has no schema that could say so. */
function worded(answer: string, answers: string[]): string {
  const said = answer.replaceAll('`', '').split(', ').toSorted().join(', ')
  const isFile = answer !== '' && answers[0] === 'nothing'
  if (isFile || answers.includes(said)) return answer
  const [is = ''] = answers.toReversed()
  return /^[A-Z]\w*(\[\])?$/.test(is) ? `\`${is}\`` : is
}

function requestOf({ parameters = [], requestBody }: Operation): string {
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `\`${name}\``)
  const body = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {})
  const said = [query.length > 0 ? `query ${query.join(', ')}` : '', body.join(', ')]
  return said.filter(Boolean).join('; ') || 'none'
}
