import type { Logger } from 'pino'
import type { RefusedForm } from '../shared/errors.ts'
import type { SignInMethods } from '../shared/accounts/sign-in.ts'
import type { User } from '../shared/accounts/users.ts'
import type { Ciphers } from './http/ciphers.ts'
import type { Database } from './db/open.ts'
import type { ServerEnv } from './env/env.ts'
import type { Identity } from './auth/identity.ts'
import type { Limits } from './http/limits.ts'
import type { Readiness } from './http/readiness.ts'
import type { Catalogue } from './sentences.ts'
import type { SecretFor } from './start/secrets.ts'

/** Behind `requireUser` and `requireAdmin`. */
export type UserEnv = Env & { Variables: { user: User; sid: string } }

/** What middleware puts on the request for the endpoints. */
export interface Env {
  Variables: {
    db: Database
    env: ServerEnv
    log: Logger
    secretFor: SecretFor
    ciphers: Ciphers
    identity: Identity
    /** Only this computer reaches the site, and everything is open (ruling 44). */
    isOnTrial: boolean
    /** The ways to sign in that are open to this request. */
    ways: SignInMethods
    limits: Limits
    readiness: Readiness
    /** Answers people with a page where scripts get JSON. */
    pages: Pick<Pages, 'failed'>
    /** Where the request comes from, as the limits count it. */
    address: string | undefined
    isExempt: boolean
    /** The request came from a form without script: it wants to be led to a page. */
    form: { returnTo: string; fields: Record<string, string> } | undefined
    requestId: string
    /** Who is signed in; behind `requireUser` and `requireAdmin` it is somebody. */
    user: User | null
    /** The session of `user`. */
    sid: string | undefined
    /** What a refusal is worded in. */
    catalogue: Catalogue
    /** The pattern of the page that was drawn. */
    screen: string | undefined
  }
}

/** The pages (server/pages/pages.ts). */
export interface Pages {
  /** Draws a page, reading its data through `api`; `screen` is its pattern, for the log. */
  draw(
    request: Request,
    api: typeof fetch,
    /** A form of this page was sent without script, and refused. */
    refused?: RefusedForm,
  ): Promise<{ screen: string; response: Response }>
  /** What a visitor sees when drawing itself failed, or who was refused before anything was drawn. */
  failed(refusal?: { status: number; message: string }): Response
}
