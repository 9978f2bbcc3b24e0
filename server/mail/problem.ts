import { z } from 'zod'
import { LIMITS } from '../../shared/limits.ts'
import { problemWords as problem } from './problem-words.ts'

/** Why a mail did not leave. */
export interface Problem {
  /** For the admin's list: no address, no link. */
  message: string
  /** The same mail would be refused again. */
  isFinal: boolean
  /** Nobody answered, so the next mail would not get through either. */
  isUnreachable: boolean
  /** For the log. */
  code: string | undefined
}

/** What nodemailer puts on its errors. */
const shape = z
  .object({
    code: z.string().optional(),
    command: z.string().optional(),
    responseCode: z.number().optional(),
    response: z.string().optional(),
  })
  .catch({})

export function toProblem(error: unknown): Problem {
  const { code, command = '', responseCode = 0, response } = shape.parse(error)
  const sentence = nameProblem(code, command)
  return {
    message: response ? problem.said(sentence, withoutSecrets(response)) : sentence,
    // Anything refused before that is ours to correct: the name, the password, the sender.
    isFinal: responseCode >= 500 && /^(RCPT TO|DATA)/.test(command),
    isUnreachable: responseCode === 0,
    code,
  }
}

function nameProblem(code: string | undefined, command: string): string {
  if (code === 'ETLS') return problem.encryption
  if (code === 'EAUTH' || code === 'ENOAUTH' || command.startsWith('AUTH')) return problem.signIn
  if (command === 'MAIL FROM') return problem.sender
  if (command === 'RCPT TO') return problem.recipient
  if (command === 'DATA') return problem.content
  if (code === 'ETIMEDOUT') return problem.slow
  if (code === 'ECONNECTION' || code === 'ESOCKET' || code === 'EDNS') return problem.unreachable
  return problem.other
}

/** Servers repeat whom a mail was for, and sometimes what it said. */
function withoutSecrets(reply: string): string {
  return reply
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[a-z][a-z0-9+.-]{0,30}:\/\/\S+/gi, '…')
    .replace(/(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=]+@[^\s<>"'(),;]+/g, '…')
    .slice(0, LIMITS.mailError - 100)
}
