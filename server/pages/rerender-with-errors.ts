import type { ErrorHandler } from 'hono'
import type { RefusedForm } from '../../shared/errors.ts'
import type { Env } from '../context.ts'
import { toAppError } from '../http/known-errors.ts'
import { answerError } from '../http/on-error.ts'

/** Redraws the page that a form was sent from. */
export type Draw = (request: Request, refused: RefusedForm) => Promise<Response>

/** Answers a form that no script sent with its page, what was written in it and what is wrong: nothing else keeps it. */
export const rerenderWithErrors =
  (draw: Draw): ErrorHandler<Env> =>
  async (error, c) => {
    const answer = await answerError(error, c)
    const form = c.get('form')
    const problem = toAppError(error)?.toProblem(c.var.catalogue)
    // A program, or a mistake of ours.
    if (!form || !problem) return answer
    // A page never holds a password.
    const { password: _, ...fields } = form.fields
    const page = await draw(c.req.raw, { fields, problem })
    // What the answer says besides: when to try again.
    const headers = new Headers(answer.headers)
    for (const [name, value] of page.headers) headers.set(name, value)
    headers.set('cache-control', 'private, no-store')
    return new Response(page.body, { status: answer.status, headers })
  }
