import type { hc as typedClient } from 'hono/client'

/**
 * Hono's typed client as far as we need it: its types, `$path` and `$get`.
 * The rest of it would only make every page heavier: what a screen reads is fetched by fetchKey.
 */
// Whatever one reads from it is an endpoint again, as the type says; its other methods are never called.
export const hc: typeof typedClient = () => endpoint('') as never

interface Input {
  param?: Record<string, string>
  query?: Record<string, string>
}

function endpoint(path: string): object {
  const $path = ({ param = {} }: Input = {}) =>
    path.replace(/:(\w+)/g, (_part, name: string) => param[name] ?? '')
  const $get = (input: Input, options?: { init: RequestInit }) =>
    fetch(`${$path(input)}?${new URLSearchParams(input.query)}`, options?.init)
  const methods = new Map<string | symbol, unknown>([
    ['$path', $path],
    ['$get', $get],
  ])
  return new Proxy(
    {},
    { get: (_, name) => methods.get(name) ?? endpoint(`${path}/${String(name)}`) },
  )
}
