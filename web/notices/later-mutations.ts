import type { MutationCache } from '@tanstack/react-query'

type Make = (onFailure: (error: Error) => void) => MutationCache

let make: Make | undefined

/** What changes something brings what keeps changes (web/notices/mutation-cache.ts): who only reads needs neither. */
export const provideMutations = (how: Make) => {
  make = how
}

/** The client's mutation cache, made when something is changed for the first time. Until then there is nothing in it. */
export function laterMutations(onFailure: (error: Error) => void): MutationCache {
  let cache: MutationCache | undefined
  const get = (_target: object, name: string | symbol): unknown => {
    cache ??= make?.(onFailure)
    if (!cache) return () => undefined
    const part: unknown = Reflect.get(cache, name)
    return typeof part === 'function' ? part.bind(cache) : part
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return new Proxy({}, { get }) as MutationCache
}
