import { Parser } from 'htmlparser2'
import type { APIRequestContext } from 'playwright-core'

/** A page as the server draws it: where it leads, and what can be led to on it. */
interface Read {
  status: number
  hrefs: Set<string>
  ids: Set<string>
}

const SCHEMES = /^(https?|mailto|tel|webcal):$/
/** How many pages are asked for at once. */
const AT_ONCE = 6

export type Reader = ReturnType<typeof createReader>

/** Reads pages as one person gets them, each once and without a browser. */
export function createReader(request: APIRequestContext, origin: string) {
  const pages = new Map<string, Promise<Read>>()

  function read(address: string): Promise<Read> {
    const known = pages.get(address)
    if (known) return known
    const page = request
      .get(address, { maxRedirects: 5 })
      .then(async (answer) => ({ status: answer.status(), ...parse(await answer.text()) }))
    pages.set(address, page)
    return page
  }

  /** What is wrong with these links of a page; nothing where all lead somewhere. */
  async function findProblems(path: string, hrefs: Iterable<string>): Promise<string[]> {
    const problems: string[] = []
    const waiting = [...hrefs]
    const follow = async () => {
      for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
        const problem = await judge(new URL(href, origin + path))
        if (problem) problems.push(`${path}: ${href} ${problem}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, follow))
    return problems
  }

  async function judge({ protocol, origin: to, pathname, search, hash }: URL) {
    if (!SCHEMES.test(protocol)) return `begins with ${protocol}`
    // It would leave for a provider.
    if (to !== origin || pathname.startsWith('/api/login')) return undefined
    const { status, ids } = await read(to + pathname + search)
    if (status >= 400) return `is ${status}`
    const id = decodeURIComponent(hash.slice(1))
    return id && !ids.has(id) ? 'leads to nothing on the page' : undefined
  }

  return { read: (path: string) => read(origin + path), findProblems }
}

function parse(html: string): Omit<Read, 'status'> {
  const hrefs = new Set<string>()
  const ids = new Set<string>()
  new Parser({
    onopentag(name, { href, id }) {
      if (name === 'a' && href !== undefined) hrefs.add(href)
      if (id) ids.add(id)
    },
  }).end(html)
  return { hrefs, ids }
}
