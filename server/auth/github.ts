import { z } from 'zod'
import { personName } from '../../shared/accounts/users.ts'
import { ProviderError, read, type Tokens } from './provider-answers.ts'

/** How long GitHub may take to answer, in milliseconds. */
const PATIENCE = 5_000

const userSchema = z.object({
  id: z.int(),
  name: personName.nullish().catch(undefined),
})
const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

/** Who it is, by number, because names at GitHub can be given up and taken by others. */
export async function githubProfile({ accessToken }: Tokens, api: string) {
  if (!accessToken) return null
  const init = {
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/vnd.github+json',
      'user-agent': 'saath',
    },
  }
  const user = read(userSchema, await ask(`${api}/user`, init))
  const emails = read(emailsSchema, await ask(`${api}/user/emails`, init))
  const primary = emails.find((email) => email.primary)
  return {
    id: user.id,
    email: primary?.email,
    emailVerified: primary?.verified === true,
    name: user.name ?? '',
  }
}

async function ask(address: string, init: RequestInit): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const response = await fetch(address, { redirect: 'error', signal, ...init })
    if (response.ok) return await response.json()
  } catch {
    // As if it had refused.
  }
  throw new ProviderError('GitHub did not answer, or not as it should.')
}
