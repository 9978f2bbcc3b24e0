/** In place of the query library's own (vite.config.ts), which it makes where it is given none: ours always gives it one. */
export function MutationCache(): never {
  throw new Error('web/notices/later-mutations.ts has no other.')
}
