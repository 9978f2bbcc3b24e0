import type { z } from 'zod'
import type {
  forgotInput,
  linkInput,
  newPasswordInput,
  signInInput,
  signUpInput,
} from '../../../shared/accounts/users.ts'
import { authApi, send } from '../../api.ts'
import { change } from '../../notices/change.ts'

/** Each form's address, for when it is sent without script. */
export const SIGN_IN_FORMS = {
  signIn: authApi['sign-in'].$path(),
  link: authApi.link.$path(),
  forgot: authApi.forgot.$path(),
  confirm: authApi.confirm.$path(),
  newPassword: authApi['new-password'].$path(),
}

/** By password. */
export const signIn = () =>
  change({
    send: (json: z.input<typeof signInInput>) => send(authApi['sign-in'].$post({ json })),
  })

export const signUp = () =>
  change({
    send: (json: z.input<typeof signUpInput>) => send(authApi['sign-up'].$post({ json })),
  })

export const requestLink = () =>
  change({ send: (json: z.input<typeof linkInput>) => send(authApi.link.$post({ json })) })

export const requestReset = () =>
  change({ send: (json: z.input<typeof forgotInput>) => send(authApi.forgot.$post({ json })) })

export const setNewPassword = () =>
  change({
    send: (json: z.input<typeof newPasswordInput>) => send(authApi['new-password'].$post({ json })),
  })

/**
 * Where signing in through a provider begins: a full-page navigation. `saysAdult` lets it make an account, `adds` adds it
 * to the account that is signed in.
 */
export function providerAddress(
  id: string,
  { returnTo, saysAdult, adds }: { returnTo: string; saysAdult?: boolean; adds?: boolean },
): string {
  const query = new URLSearchParams({
    returnTo,
    ...(saysAdult && { isAdult: 'on' }),
    ...(adds && { adds: 'on' }),
  })
  return `/api/login/${encodeURIComponent(id)}?${query}`
}
