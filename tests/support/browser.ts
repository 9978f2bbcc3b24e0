import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mails } from '../../server/db/schema.ts'
import type { TestApp } from './app.ts'

/** A browser of the tests: it keeps cookies, sends forms and follows nothing by itself. */
export interface Visitor {
  cookies: Map<string, string>
  /** Follows a link of a page of ours. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>
  /** Opens a full address of ours, such as a link in a mail. */
  open(address: string, headers?: Record<string, string>): Promise<Response>
  /** Opens a link of a mail and presses where it leads, as a form without script. What does not work leads elsewhere. */
  confirm(link: string): Promise<Response>
  /** The first half of that: the page is open, and the answer presses its button. */
  openConfirm(link: string): Promise<() => Promise<Response>>
  /** The current user, or the status that says there is none. */
  whoAmI(): Promise<{ email: string; role: string; id: number } | number>
}

/** `address` is where the visitor's connection comes from; without one nothing is counted per address. */
export function visit(app: TestApp, address?: string): Visitor {
  const cookies = new Map<string, string>()
  const bindings = address ? { incoming: { socket: { remoteAddress: address } } } : undefined

  async function request(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await app.app.request(path, { ...init, headers }, bindings)
    for (const cookie of response.headers.getSetCookie()) keep(cookie)
    return response
  }

  function keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name)
    else cookies.set(name, value)
  }

  async function open(address: string, headers: Record<string, string> = {}) {
    const url = new URL(address)
    return request(`${url.pathname}${url.search}`, { headers })
  }

  async function openConfirm(link: string) {
    const opened = await open(link)
    const page = new URL(opened.headers.get('location') ?? '', 'http://here')
    if (page.pathname !== '/login/confirm') return async () => opened
    const { id } = await (await request('/api/auth/confirm', {})).json()
    const body = new URLSearchParams({ id, returnTo: page.searchParams.get('returnTo') ?? '' })
    const headers = { 'sec-fetch-site': 'same-origin' }
    return () => request('/api/auth/confirm', { method: 'POST', headers, body })
  }

  return {
    cookies,
    get: (path, headers = {}) =>
      request(path, { headers: { 'sec-fetch-site': 'same-origin', ...headers } }),
    send: (method, path, body, headers = {}) =>
      request(path, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    open,
    confirm: async (link) => (await openConfirm(link))(),
    openConfirm,
    whoAmI: async () => {
      const response = await request('/api/auth/user', {})
      return response.ok ? response.json() : response.status
    },
  }
}

/** The mails that wait for somebody, the newest last. */
export const mailsTo = (app: TestApp, email: string) =>
  app.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)

/** The link in the newest mail to somebody. */
export async function linkIn(app: TestApp, email: string, kind?: string): Promise<string> {
  const mail = (await mailsTo(app, email)).findLast((mail) => !kind || mail.kind === kind)
  const [link] = /https?:\/\/\S+\/api\/\S+/.exec(mail?.text ?? '') ?? []
  expect(link, `a link in the ${kind ?? 'newest'} mail to ${email}`).toBeDefined()
  return link!
}
