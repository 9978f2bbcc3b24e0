import { z } from 'zod'
import { LIMITS } from '../limits.ts'
import { PASSWORD_MIN } from './visitor.ts'
import { PICTURE_BYTES } from '../pictures.ts'
import { holdsContact } from '../listings/holds-contact.ts'
import { isVisible, withoutInvisible } from '../invisible.ts'
import { line } from '../text.ts'
import { words as refusals } from '../refusal-words.ts'
import { words } from '../words.ts'

/** Other roles mean nothing (§3). */
export const ROLES = ['user', 'checker', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The signed-in person, as `GET /api/auth/user` sends it (§7). */
export const userSchema = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    role: z.enum(ROLES),
    isEmailVerified: z.boolean(),
    wantsWaitingMail: z
      .boolean()
      .meta({ description: 'Of an admin: the daily mail of what waits' }),
  })
  .meta({ id: 'User' })

export type User = z.output<typeof userSchema>

const email = line(LIMITS.email)
  .pipe(z.email())
  .transform((text) => text.toLowerCase())
/** Shown with reviews, where an address, a number or a link would get past the moderators (ruling 7). */
export const personName = line(LIMITS.ownName)
  .transform(withoutInvisible)
  .refine((text) => text === '' || isVisible(text), words.nameInvisible)
  .refine((text) => !holdsContact(text), words.nameWithContact)
const name = personName
/** As typed, spaces included. Whether it is long enough and uncommon is the server's rule, with a sentence each. */
const password = z.string().max(LIMITS.password)
const typed = password.min(1)
/** A checkbox of a form says "on". */
const yesOr = (error?: string) =>
  z.union([z.literal(true), z.literal('on'), z.literal('true')], error).transform(() => true)
const yes = yesOr()
const returnTo = z.string().max(2_000).optional()

export const signUpInput = z.object({
  email,
  password: typed,
  firstName: name.pipe(z.string().min(1)),
  lastName: name.optional(),
  /** Accounts are for people of 18 or older; sign-up asks once (ruling 20). */
  isAdult: yesOr(refusals.tickAdult),
  returnTo,
})
/** The forms of a new password say that it is too short together with what else is wrong. */
const longEnough = password.refine((text) => [...text].length >= PASSWORD_MIN)
export const signUpForm = signUpInput.extend({ password: longEnough })
export const signInInput = z.object({ email, password: typed, returnTo })
/** `isAdult` lets the link make an account where there is none. */
export const linkInput = z.object({ email, isAdult: yes.optional(), returnTo })
export const forgotInput = z.object({ email })
/** `id` names the link that the page was drawn for. */
export const newPasswordInput = z.object({ id: z.string().max(100), password: typed })
export const newPasswordForm = newPasswordInput.extend({ password: longEnough })
/** `currentPassword` is left out by whoever has none yet. */
export const changePasswordInput = z.object({
  currentPassword: password.optional(),
  password: typed,
})
export const changePasswordForm = changePasswordInput.extend({ password: longEnough })
export const deleteAccountInput = z.object({ password: password.optional() })
/** The form of it: a tick keeps a slip from being the end. */
export const deleteAccountForm = deleteAccountInput.extend({ isSure: yes })
export const accountInput = z.object({
  firstName: name,
  lastName: name,
  /** Of an admin: the daily mail of what waits (ruling 42). Left out, it stays as it is. */
  wantsWaitingMail: z.boolean().optional(),
})

/** The picture of one's account, as a form with a file sends it. */
export const pictureInput = z.object({
  file: z.file(),
  /** "Nobody else is recognisable in it, or I may publish it" (ruling 15). */
  mayPublish: yes,
})
/** The form of it: a field for files holds a list of them. */
export const pictureForm = z.object({
  file: z
    .custom<FileList>()
    .transform((files) => files?.[0])
    .pipe(z.file().max(PICTURE_BYTES)),
  mayPublish: yes,
})

/** One sign-in that is open now. */
export const sessionSchema = z
  .object({
    id: z.int(),
    isCurrent: z.boolean(),
    device: z.string().nullable().meta({ description: 'What the browser calls itself' }),
    createdAt: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'Session' })

export type Session = z.output<typeof sessionSchema>

/** The ways into one's account. */
export const methodsSchema = z
  .object({
    hasPassword: z.boolean(),
    isFresh: z.boolean().meta({
      description: 'Signed in so lately that what has no password to ask for may be done',
    }),
    providers: z.array(
      z.object({ id: z.int(), provider: z.string(), name: z.string(), since: z.string() }),
    ),
    more: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: 'Providers that can be added' }),
  })
  .meta({ id: 'SignInMethods' })

export type Methods = z.output<typeof methodsSchema>
