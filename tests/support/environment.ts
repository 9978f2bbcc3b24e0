/**
 * What a program needs of the shell that runs the tests: its settings must not reach them. What Node has compiled of a
 * program once, the next one reads (scripts/test.ts).
 */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, TZ, NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, TMPDIR, TZ, NODE_COMPILE_CACHE }
}
