import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** One more way to a session: for somebody who has just proven an address. Never reachable from outside. */
export const openSessionPlugin = () => ({
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
      async (c) => {
        const user = await c.context.internalAdapter.findUserById(c.body.userId)
        const session = user && (await c.context.internalAdapter.createSession(user.id))
        if (!session) throw new APIError('FORBIDDEN')
        await setSessionCookie(c, { session, user })
        return c.json({})
      },
    ),
  },
})
