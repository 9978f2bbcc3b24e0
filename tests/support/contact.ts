import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
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

export const encodeProof = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

/** The press that sends all that waits from the address of this key, as a page with every box ticked sends it. */
export async function tickAll(app: Pick<TestApp, 'get'>, key: string): Promise<URLSearchParams> {
  const waiting: { id: number }[] = await (await app.get(`/api/contact/waiting?key=${key}`)).json()
  return new URLSearchParams([['key', key], ...waiting.map(({ id }) => ['message', String(id)])])
}
