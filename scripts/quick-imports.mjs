// Loaded before a script of ours (bootstrap.mjs), and before what it starts: a command begins two seconds earlier.
// For each file of a package Node parses all that the package exports. Of drizzle-orm these are 130 kB and 250 files; from
// 1.0 on it exports two patterns (drizzle-team/drizzle-orm#5934), and this file can go. The built site has it bundled.
import module from 'node:module'

const PACKAGE = '/node_modules/drizzle-orm/'
const isNeighbour = (specifier) => /^\.\.?\/.+\.js$/.test(specifier)
const isEntry = (specifier) => /^drizzle-orm(\/|$)/.test(specifier)
const entries = new Map()

function resolve(specifier, context, next) {
  const { parentURL = '' } = context
  // Its modules name each other by their paths.
  if (isNeighbour(specifier) && parentURL.includes(PACKAGE) && parentURL.endsWith('.js'))
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  // Whichever file of ours asks for it gets the same.
  if (!isEntry(specifier) || parentURL.includes('/node_modules/')) return next(specifier, context)
  if (!entries.has(specifier)) entries.set(specifier, next(specifier, context))
  return { ...entries.get(specifier), shortCircuit: true }
}

// Older than 22.15, as a system's npm may run on: it does without.
module.registerHooks?.({ resolve })
