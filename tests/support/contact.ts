import { createChallenge, solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { ServerEnv } from '../../server/env/env.ts'
import { openSecrets } from '../../server/start/secrets.ts'
import type { TestApp } from './app.ts'

export const CONTACT_SETTINGS = {
  CONTACT_EMAIL: 'desk@saath.example',
  PUBLIC_URL: 'https://saath.example',
  MAIL_FROM: 'saath@saath.example',
}

export const MESSAGE = {
  name: 'Asha Naik',
  email: 'asha@example.org',
  phone: '0832 / 222 33 33',
  subject: 'A question',
  message: 'Is there a group in Ponda?\n\n<b>Thank you</b>',
}

/** What a browser does before it sends a message: it fetches a sum and works it out. */
export async function solve(
  app: Pick<TestApp, 'get'>,
): Promise<{ challenge: Challenge; altcha: string }> {
  const challenge: Challenge = await (await app.get('/api/contact/challenge')).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, altcha: encodeProof({ challenge, solution }) }
}

/**
 * What a sender adds to a message, for tests that are not about it: a sum as the site signs them, but one that is worked
 * out in a millisecond. The site's own take a third of a second.
 */
export async function prove(env: Pick<ServerEnv, 'SECRET_KEY' | 'DATA_DIR'>): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 0,
    deriveKey,
    expiresAt: new Date(Date.now() + 3_600_000),
    hmacSignatureSecret: openSecrets(env)('contact'),
  })
  return encodeProof({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

export const encodeProof = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

/** The press that sends all that waits from the address of this key, as a page with every box ticked sends it. */
export async function tickAll(app: Pick<TestApp, 'get'>, key: string): Promise<URLSearchParams> {
  const waiting: { id: number }[] = await (await app.get(`/api/contact/waiting?key=${key}`)).json()
  return new URLSearchParams([['key', key], ...waiting.map(({ id }) => ['message', String(id)])])
}
