import { readFileSync } from 'node:fs'

/** docs/specification.md, whose tables the tests of what was promised read (ruling 38). */
const text = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8')

/** The rows of the table with these columns in a section, a cell per column; "–" and blanks are left out. */
function tableOf<Column extends string>(section: string, columns: readonly [Column, ...Column[]]) {
  const [, body = ''] = text.split(`\n${section}`)
  const lines = (body.split(/\n#{2,3} /)[0] ?? '').split('\n')
  const head = lines.findIndex((line) => cellsOf(line).join() === columns.join())
  if (head < 0) throw new Error(`No table ${columns.join(', ')} under ${section}`)
  const end = lines.findIndex((line, at) => at > head && !line.startsWith('|'))
  return lines.slice(head + 2, end).map((line) => {
    const cells = cellsOf(line).map((cell) => (cell === '–' ? '' : cell))
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<
      Column,
      string
    >
  })
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** The screens of §2: an address each, and who may see it. */
export const SCREENS = tableOf('### Route table', ['Path', 'Screen', 'Who', 'Notes']).flatMap(
  ({ Path, Who }) => codes(Path).map((path) => ({ path, who: Who })),
)

/** The calls of §7. */
export const CALLS = tableOf('## 7. ', [
  'Method and path',
  'Who',
  'Request',
  'Answer',
  'Notes',
]).map((row) => {
  const [call = ''] = codes(row['Method and path'])
  const [method = '', path = ''] = call.split(' ')
  return { call, method, path, who: row.Who, answer: row.Answer }
})

/** The messages of §8: a title, a sentence or both, and the places where it appears. */
export const MESSAGES = tableOf('## 8. ', ['Situation', 'Title', 'Message', 'Where']).map(
  ({ Situation, Title, Message, Where }) => ({
    situation: Situation,
    title: Title,
    message: Message === '{message}' ? '' : Message,
    where: Where.split(', ').map((place) => place.replaceAll('`', '')),
  }),
)
