import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The full path of a file of the project, whether this runs from the sources or from the bundle in dist/. */
export function projectFile(path: string): string {
  return join(projectFolder(import.meta.dirname), path)
}

function projectFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : projectFolder(dirname(folder))
}
