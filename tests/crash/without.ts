/** The address of the worker with one safeguard left out; the names are in sabotaged-worker.ts. */
export function workerWithout(safeguard: string): URL {
  const module = new URL(import.meta.resolve('./sabotaged-worker.ts'))
  module.searchParams.set('without', safeguard)
  // A worker's own address loses its query, an import's does not.
  return new URL(`data:text/javascript,import ${JSON.stringify(module.href)}`)
}
