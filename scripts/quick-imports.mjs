// Loaded before a script of ours (bootstrap.mjs), and before what it starts: a command begins two seconds earlier.
// For each file of a package Node parses all that the package exports. Of drizzle-orm these are 130 kB and 250 files; from
// 1.0 on it exports two patterns (drizzle-team/drizzle-orm#5934), and this file can go. The built site has it bundled.
import module from 'node:module'

const PACKAGE = '/node_modules/drizzle-orm/'
const isEntry = (specifier) => /^drizzle-orm(\/|$)/.test(specifier)
const entries = new Map()

/** Its files in `.js` are modules that name each other by their paths, and who asks for it from our files gets the same. */
function resolve(specifier, context, next) {
  const { parentURL = '' } = context
  if (specifier.startsWith('./') || specifier.startsWith('../')) {
    if (!parentURL.includes(PACKAGE) || !parentURL.endsWith('.js')) return next(specifier, context)
    const url = new URL(specifier, parentURL).href
    return url.endsWith('.js')
      ? { url, format: 'module', shortCircuit: true }
      : next(specifier, context)
  }
  if (!isEntry(specifier) || parentURL.includes('/node_modules/')) return next(specifier, context)
  if (!entries.has(specifier)) entries.set(specifier, next(specifier, context))
  return { ...entries.get(specifier), shortCircuit: true }
}

// Older than 22.15, as a system's npm may run on: it does without.
module.registerHooks?.({ resolve })
