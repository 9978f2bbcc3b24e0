import { createHmac, randomInt } from 'node:crypto'
import { CODE_DIGITS, CODE_HOURS } from '../../../shared/claims/rules.ts'
import type { SecretFor } from '../../start/secrets.ts'

export const makeCode = (): string =>
  String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

export const codeEnds = (now: Date) => new Date(now.getTime() + CODE_HOURS * 3_600_000)

interface Whose {
  listingId: number
  userId: number
}

/** Of one person's claim of one listing. Who has the table alone cannot try codes out. */
export const hashCode = (secretFor: SecretFor, { listingId, userId }: Whose, code: string) =>
  createHmac('sha256', secretFor('claim'))
    .update(`${listingId} ${userId} ${code.replace(/\D/g, '')}`)
    .digest('base64url')
