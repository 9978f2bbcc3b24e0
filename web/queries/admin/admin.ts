import type { z } from 'zod'
import type { UserChange, userChange } from '../../../shared/accounts/admin-users.ts'
import type { MailState } from '../../../shared/admin/mails.ts'
import type { ReviewQueue } from '../../../shared/reviews/kinds.ts'
import type { ModeratedReview, TypedModeration } from '../../../shared/reviews/reviews.ts'
import { adminApi, read, readCounted, send } from '../../api.ts'
import { change } from '../../notices/change.ts'
import { toRange } from './page.ts'
import { peopleWords as words } from '../accounts/people-words.ts'
import { isConflict } from '../is-conflict.ts'
import { readAgain } from '../read-again.ts'

const toId = (id: number) => ({ param: { id: String(id) } })

export const reviewQueue = (show: ReviewQueue, page: number) =>
  readCounted(adminApi.reviews, { query: { show, ...toRange(page) } })

/** One review alone, whatever became of it. */
export const reviewNumbered = (id: string) =>
  readCounted(adminApi.reviews, { query: { show: 'all', id, ...toRange(1) } })

const moderated = ['api', 'admin', 'reviews']

/** A word on a review and its reports as they are on the screen. One that has changed since is read again, not judged. */
export const moderateReview = ({
  id,
  updatedAt,
  lastReport,
}: Pick<ModeratedReview, 'id' | 'updatedAt' | 'lastReport'>) => ({
  ...change({
    send: (typed: TypedModeration) =>
      send(
        adminApi.reviews[':id'].$patch({ ...toId(id), json: { ...typed, updatedAt, lastReport } }),
      ),
    failure: words.moderationFailed,
    refresh: [
      moderated,
      ['api', 'listings'],
      ['api', 'admin', 'stats'],
      ['api', 'admin', 'decisions'],
    ],
    isSaidInPlace: isConflict,
  }),
  ...readAgain(moderated),
})

export const foundUsers = (search: string, page: number) =>
  readCounted(adminApi.users, { query: { search, ...toRange(page) } })

const refreshUsers = [['api', 'admin', 'users']]

export const changeUser = (id: number, to: Omit<UserChange, 'reason'>) =>
  change({
    send: ({ reason }: z.input<typeof userChange>) =>
      send(adminApi.users[':id'].$patch({ ...toId(id), json: { ...to, reason } })),
    success: words.userChanged,
    failure: words.userFailed,
    refresh: refreshUsers,
  })

export const endSessions = (id: number) =>
  change({
    send: () => send(adminApi.users[':id'].sessions.$delete(toId(id))),
    success: words.sessionsEnded,
    failure: words.userFailed,
    refresh: refreshUsers,
  })

export const mails = (state: MailState | undefined, page: number) =>
  read(adminApi.mails, { query: { state, ...toRange(page) } })
