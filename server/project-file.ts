import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The full path of a file of the project, whether this runs from the sources or from the bundle in dist/. */
export function projectFile(path: string): string {
  return join(projectFolder(import.meta.dirname), path)
}

function projectFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : projectFolder(dirname(folder))
}

/** The version of the site. */
export const siteVersion = (): string =>
  JSON.parse(readFileSync(projectFile('package.json'), 'utf8')).version
