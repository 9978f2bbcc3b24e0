import type { Catalogue } from '../../server/sentences.ts'

/** What is put around each sentence of the made-up language. */
const BEGIN = '⟦'
const END = '⟧'

/** What of a text is outside the marks. */
export function withoutMarked(text: string): string {
  const inner = new RegExp(`${BEGIN}[^${BEGIN}${END}]*${END}`, 'g')
  let left = text
  while (inner.test(left)) left = left.replace(inner, '')
  return left
}

/** Whether nothing of a text is outside the marks. */
export const isMarked = (text: string): boolean => text !== '' && withoutMarked(text) === ''

/** A language made of another: every sentence is marked, and none is written twice. */
export function markedCatalogue(catalogue: Catalogue): Catalogue {
  // What was worded before is nobody's sentence any more: marked, it would pass for translated.
  return { ...(marked(catalogue) as Catalogue), worded: catalogue.worded }
}

/** Among the words are addresses of pages, which are the same in every language. */
const ADDRESS = /^\/\S*$/

/** The same words, each marked. */
export function marked(said: unknown): unknown {
  if (typeof said === 'string') return ADDRESS.test(said) ? said : BEGIN + said + END
  if (typeof said === 'function') return (...params: unknown[]) => marked(said(...params))
  if (Array.isArray(said)) return said.map(marked)
  if (typeof said === 'object' && said !== null)
    return Object.fromEntries(Object.entries(said).map(([name, each]) => [name, marked(each)]))
  return said
}
