import type { z } from 'zod'
import type {
  accountInput,
  changePasswordInput,
  deleteAccountForm,
  pictureForm,
  User,
} from '../../../shared/accounts/users.ts'
import { accountApi, pictureApi, send } from '../../api.ts'
import { change } from '../../notices/change.ts'
import { readAgain } from '../read-again.ts'
import { forget } from './sign-out.ts'
import { currentUser, methods, sessions } from '../admin/users.ts'
import { words } from './account-words.ts'

/** Everything kept about one, as a file. */
export const MY_DATA = accountApi.data.$path()

export const changeName = () =>
  change({
    send: (json: z.input<typeof accountInput>) => send(accountApi.$patch({ json })),
    success: words.nameSaved,
    failure: words.nameFailed,
    refresh: [currentUser().queryKey],
  })

/** Whether an admin gets the daily email of what waits. The names stay as they are. */
export const changeWaitingMail = ({ firstName, lastName }: User) =>
  change({
    send: (wantsWaitingMail: boolean) =>
      send(
        accountApi.$patch({
          json: { firstName: firstName ?? '', lastName: lastName ?? '', wantsWaitingMail },
        }),
      ),
    success: words.waitingMailSaved,
    failure: words.waitingMailFailed,
    refresh: [currentUser().queryKey],
  })

export const setPicture = () =>
  change({
    send: ({ file: [file] }: z.input<typeof pictureForm>) =>
      // The form has said that there is one.
      send(pictureApi.$put({ form: { file: file ?? new File([], ''), mayPublish: 'on' } })),
    success: words.pictureSaved,
    failure: words.pictureFailed,
    refresh: [currentUser().queryKey],
  })

export const removePicture = () =>
  change({
    send: () => send(pictureApi.$delete()),
    success: words.pictureRemoved,
    failure: words.pictureRemovedFailed,
    refresh: [currentUser().queryKey],
  })

export const changePassword = () => ({
  ...change({
    send: (json: z.input<typeof changePasswordInput>) => send(accountApi.password.$put({ json })),
    success: words.passwordSaved,
    failure: words.passwordFailed,
    refresh: [methods().queryKey, sessions().queryKey],
  }),
  ...methodsAgain(),
})

export const endSession = () =>
  change({
    send: (id: number) => send(accountApi.sessions[':id'].$delete({ param: { id: String(id) } })),
    success: words.signedOutThere,
    failure: words.signedOutThereFailed,
    refresh: [sessions().queryKey],
  })

export const removeMethod = () =>
  change({
    send: (id: number) => send(accountApi.methods[':id'].$delete({ param: { id: String(id) } })),
    success: words.methodRemoved,
    failure: words.methodRemovedFailed,
    refresh: [methods().queryKey, sessions().queryKey],
  })

export const signOutEverywhere = () => ({
  ...change({
    send: () => send(accountApi.sessions.$delete()),
    success: words.signedOutEverywhere,
    failure: words.signedOutEverywhereFailed,
  }),
  onSuccess: forget,
})

export const deleteAccount = () => ({
  ...change({
    send: ({ password }: z.input<typeof deleteAccountForm>) =>
      send(accountApi.$delete({ json: { password } })),
    success: words.accountDeleted,
    failure: words.accountDeletedFailed,
  }),
  onSuccess: forget,
  ...methodsAgain(),
})

/** A sign-in that was fresh when the page was drawn may not be any more: the page says then what to do. */
const methodsAgain = () => readAgain(methods().queryKey)
