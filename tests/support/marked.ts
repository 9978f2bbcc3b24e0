import type { Catalogue } from '../../server/sentences.ts'

/** What stands around each sentence of the made-up language. */
const BEGIN = '⟦'
const END = '⟧'

/** Whether nothing of a text stands outside the marks. */
export const isMarked = (text: string): boolean => {
  const inner = new RegExp(`${BEGIN}[^${BEGIN}${END}]*${END}`, 'g')
  let left = text
  while (inner.test(left)) left = left.replace(inner, '')
  return text !== '' && left === ''
}

/** A language made of another: every sentence is marked, and none is written twice. */
export function markedCatalogue(catalogue: Catalogue): Catalogue {
  // What was worded before is nobody's sentence any more: marked, it would pass for translated.
  return { ...(marked(catalogue) as Catalogue), worded: catalogue.worded }
}

function marked(said: unknown): unknown {
  if (typeof said === 'string') return BEGIN + said + END
  if (typeof said === 'function') return (...params: unknown[]) => marked(said(...params))
  if (Array.isArray(said)) return said.map(marked)
  if (typeof said === 'object' && said !== null)
    return Object.fromEntries(Object.entries(said).map(([name, each]) => [name, marked(each)]))
  return said
}
