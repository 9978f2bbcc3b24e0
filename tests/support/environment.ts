/**
 * What a program needs of the shell that runs the tests: its settings must not reach them. What Node has compiled of a
 * program once, the next one reads, and imports are found as quickly (scripts/bootstrap.mjs).
 */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, TZ, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env
  return { PATH, HOME, TMPDIR, TZ, NODE_COMPILE_CACHE, NODE_OPTIONS }
}
