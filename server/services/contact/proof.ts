import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Transaction } from '../../db/open.ts'
import { invalid } from '../../errors.ts'
import type { SecretFor } from '../../start/secrets.ts'
import { claimNonce } from '../nonces.ts'
import { say } from '../../sentences.ts'

/** A browser tries keys of this cost, one after the other, until it finds ours: one to two seconds for it, a millisecond for us. */
const COST = 1_000
const LEAST_TRIES = 500
const MOST_TRIES = 1_500
/** Somebody may write for a while; the form asks for a new one when it is sent after that. */
const MINUTES = 60
/** A challenge that has run out is refused as such, also by a process whose clock is a little behind. */
const GRACE = 60_000

/** What of a solved challenge we look at. The signature covers all parameters, whatever else they hold. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

interface Proof {
  /** Names the challenge; it counts once. */
  nonce: string
  expiresAt: Date
}

/** A new sum for the form (ruling 40). Nothing is kept of it: our signature says later that it was ours. */
export async function makeChallenge(secretFor: SecretFor) {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(LEAST_TRIES, MOST_TRIES),
    deriveKey,
    expiresAt: new Date(Date.now() + MINUTES * 60_000),
    hmacSignatureSecret: secretFor('contact'),
  })
  return { parameters: { ...parameters }, signature }
}

/** Reads what a browser solved. Throws invalid for anything that is not one of our challenges, solved in time. */
export async function readProof(secretFor: SecretFor, text: string): Promise<Proof> {
  const read = payload.safeParse(decode(text))
  if (!read.success) throw refused()
  const { challenge, solution } = read.data
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secretFor('contact'),
  })
  if (!verified) throw refused()
  const { nonce, expiresAt } = challenge.parameters
  return { nonce, expiresAt: new Date(expiresAt * 1000) }
}

/** Uses it up, for all processes and across restarts. Throws invalid for one that was used before. */
export async function takeProof(tx: Transaction, { nonce, expiresAt }: Proof): Promise<void> {
  const isNew = await claimNonce(tx, `contact:${nonce}`, new Date(expiresAt.getTime() + GRACE))
  if (!isNew) throw refused()
}

const refused = () => invalid(say.contact.proof, { altcha: say.contact.proof })

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
