import { ask } from '../../server/control/socket.ts'
import type { Site } from './site.ts'

/** The session, as a cookie, of somebody who followed a link that a command printed; without a browser. */
export async function signInTo({ dataDir, origin }: Site, command: string, words: string[]) {
  const cookies = new Map<string, string>()
  const go = async (address: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { cookie, origin, 'content-type': 'application/json' }
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  // The link stands on the last line.
  await go((await ask(dataDir, command, words))?.at(-1) ?? '')
  const { id } = await (await go(`${origin}/api/auth/confirm`)).json()
  await go(`${origin}/api/auth/confirm`, { method: 'POST', body: JSON.stringify({ id }) })
  return [...cookies].map((pair) => pair.join('=')).join('; ')
}
