/** In place of the query library's own (vite.config.ts): no list of ours goes on without end. */
export const infiniteQueryBehavior = (): undefined => undefined
