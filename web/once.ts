import { ACCOUNT_HEADER } from '../shared/accounts/visitor.ts'

/** So many milliseconds afterwards the same request is still the same press. */
const SAME_PRESS = 2_000

/** What is on its way, by what it asks for: its key. */
const underWay = new Map<string, string>()
/** What was answered last, or was not: then nobody knows whether it was done, however long ago. */
let last: { request: string; key: string; until: number } | undefined

let account: number | undefined
/** Whose changes they are from now on; undefined for a guest's. */
export const sendAs = (id: number | undefined) => {
  account = id
}

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/**
 * Sends a change under a key by which the server does it once (decision 22). The same request is the same act while it is on
 * its way, after no answer came, and shortly after it was done, unless another one came in between.
 */
export async function fetchOnce(address: string, init: Init): Promise<Response> {
  const request = [init.method, address, textOf(init.body)].join(' ')
  const isLast = last?.request === request && performance.now() < last.until
  const key = underWay.get(request) ?? (isLast && last ? last.key : newKey())
  underWay.set(request, key)
  last = { request, key, until: Infinity }
  try {
    const headers = {
      ...init.headers,
      'idempotency-key': key,
      ...(account && { [ACCOUNT_HEADER]: String(account) }),
    }
    const response = await fetch(address, { ...init, headers })
    if (response.status < 500 && last.key === key)
      last.until = response.ok ? performance.now() + SAME_PRESS : 0
    return response
  } finally {
    underWay.delete(request)
  }
}

/** Files are told apart as browsers do it. */
function textOf(body: RequestInit['body']): string {
  if (!(body instanceof FormData)) return String(body)
  return [...body]
    .flatMap(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    )
    .join()
}

/** Random, and unlike a UUID made by browsers without https, too. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(5)).join('-')
