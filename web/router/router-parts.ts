/**
 * In place of the router itself (vite.config.ts), for the parts of the library that draw a page: they ask little of it, and
 * it comes once somebody goes on (web/router/first-router.ts). Nobody here uses fetchers or blockers, or watches for errors.
 */
export const IDLE_FETCHER = { state: 'idle' }
export const IDLE_BLOCKER = { state: 'unblocked' }
export const clientErrors = new WeakMap<object, object>()

/** Of where a thrown redirect leads: none of ours is thrown by what is drawn. */
export const hasInvalidProtocol = () => true

export function createRouter(): never {
  throw new Error('A router is made by web/router/whole-router.ts.')
}
