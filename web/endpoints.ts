import type { hc as typedClient } from 'hono/client'
import { fetchOnce } from './once.ts'

/**
 * Hono's typed client as far as we need it: its types, `$path`, and the methods with JSON or form bodies.
 * The rest of it would only make every page heavier.
 */
// Whatever one reads from it is an endpoint again, as the type says.
export const hc: typeof typedClient = () => endpoint('') as never

interface Input {
  param?: Record<string, string>
  query?: Record<string, string>
  json?: unknown
  /** Sent as multipart/form-data: what has a file. */
  form?: Record<string, string | Blob>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

function endpoint(path: string): object {
  const $path = ({ param = {} }: Input = {}) =>
    path.replace(/:(\w+)/g, (_part, name: string) => param[name] ?? '')
  const request =
    (method: string) =>
    (input: Input = {}, options?: { init: RequestInit }) => {
      const query = input.query ? `?${new URLSearchParams(input.query)}` : ''
      const body = input.form
        ? toForm(input.form)
        : input.json === undefined
          ? {}
          : toJson(input.json)
      const address = $path({ param: encoded(input.param) }) + query
      const asked = { method: method.toUpperCase(), ...body }
      return method === 'get'
        ? fetch(address, { ...options?.init, ...asked })
        : fetchOnce(address, asked)
    }
  const own = new Map<string | symbol, unknown>([['$path', $path]])
  for (const method of METHODS) own.set(`$${method}`, request(method))
  return new Proxy({}, { get: (_, name) => own.get(name) ?? endpoint(`${path}/${String(name)}`) })
}

/** What fills a path stays in its part of it. */
export const encoded = (param: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(param).map(([name, value]) => [name, encodeURIComponent(value)]),
  )

/** The browser writes the header, because it knows the boundary. */
function toForm(fields: Record<string, string | Blob>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return { body }
}

const toJson = (value: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})
