/** Words as data: text files of sections, "[name]" and below it what belongs to it; "#" begins a remark. */
import { readFileSync } from 'node:fs'
import { projectFile } from '../project-file.ts'

export interface Section {
  name: string
  /** A line that is indented goes on with the one before. */
  lines: string[]
}

export const readSections = (path: string): Section[] =>
  readFileSync(projectFile(`server/search/${path}`), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\n +/g, ' ')
    .split(/^\[/m)
    .slice(1)
    .map((section) => {
      const [name = '', ...lines] = section.split(/\]?\n/)
      return { name, lines: lines.filter((line) => line !== '') }
    })

/** "found: speech" of a section, by its name; one that is none of these is a slip. */
export function fieldsOf({ name, lines }: Section, known: string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.map((line) => {
      const field = known.find((one) => line.startsWith(`${one}: `))
      if (!field) throw new Error(`No field begins "${line}", at "${name}".`)
      return [field, line.slice(field.length + 2)]
    }),
  )
}
