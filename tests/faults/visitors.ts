import { setTimeout as pause } from 'node:timers/promises'

/** What one request met with. */
export interface Answer {
  path: string
  /** When it was sent, and how long the answer took, in milliseconds. */
  at: number
  ms: number
  /** 0 when the connection was lost or refused, or nothing came. */
  status: number
  retryAfter: string | null
  error: string | undefined
}

export interface Ask {
  method?: string
  path: string
  cookie?: string
  body?: () => unknown
}

/** Longer than any answer may take: what is not there by then is none. */
const PATIENCE = 15_000

/** Between two requests of one visitor, in milliseconds. */
const PAUSE = 150

/** Some visitors at once, each with one request after the other, until they are sent away. */
export function sendVisitors(origin: string, count: number, asks: Ask[]) {
  const answers: Answer[] = []
  const over = new AbortController()
  const visits = Array.from({ length: count }, async (_, visitor) => {
    for (let step = 0; !over.signal.aborted; step += 1) {
      // Each begins elsewhere and goes on in steps of its own, so that all of it is asked for at any time.
      const ask = asks[(visitor * 7 + step * (1 + (visitor % 3))) % asks.length]
      if (ask) answers.push(await send(origin, ask))
      await pause(PAUSE * (0.5 + Math.random()))
    }
  })
  return {
    answers,
    async leave() {
      over.abort()
      await Promise.all(visits)
      return answers
    },
  }
}

export async function send(origin: string, ask: Ask): Promise<Answer> {
  const { method = 'GET', path, cookie, body } = ask
  const at = performance.now()
  const met = (status: number, retryAfter: string | null, error?: string): Answer => ({
    path: `${method} ${path}`,
    at,
    ms: performance.now() - at,
    status,
    retryAfter,
    error,
  })
  try {
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body()) : null,
    })
    await answer.arrayBuffer()
    return met(answer.status, answer.headers.get('retry-after'))
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return met(0, null, cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))
  }
}
