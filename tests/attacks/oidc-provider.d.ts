/** What the tests use of a package that brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Details {
    prompt: { name: string; details: Record<string, unknown> }
    params: Record<string, unknown>
    session?: { accountId: string }
    grantId?: string
  }

  class Grant {
    constructor(of: { accountId: string; clientId: string })
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    Grant: typeof Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Details>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: object,
    ): Promise<void>
  }
}
