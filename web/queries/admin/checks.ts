import type { z } from 'zod'
import type { Api } from '../../../server/app.ts'
import type {
  answersInput,
  CheckTask,
  ClosingInput,
  refusalInput,
  TryInput,
  TypedCredential,
} from '../../../shared/checks/tasks.ts'
import { read, send } from '../../api.ts'
import { hc } from '../../endpoints.ts'
import { change } from '../../notices/change.ts'
import { isConflict } from '../is-conflict.ts'
import { checkWords as words } from './check-words.ts'

// Here and not in web/api.ts, which every first view carries.
const api = hc<Api['checks']>('').api.admin.checks

const waiting = ['api', 'admin', 'checks']

/** Whose answer it is: its name is in what is said afterwards. */
type Asked = Pick<CheckTask, 'id' | 'listing'>

const toId = (id: number) => ({ param: { id: String(id) } })

/** How many wait, with the one that one has. */
export const waitingChecks = () => read(api)

/** Takes the next one, or that of a listing: a page that opens has one. */
export const nextCheck = (listing?: string | null) =>
  change({
    send: () =>
      send(listing ? api.listings[':id'].$post({ param: { id: listing } }) : api.next.$post()),
    failure: words.failed,
  })

export const saveAnswers = (id: number) =>
  change({
    send: (json: z.input<typeof answersInput>) =>
      send(api[':id'].answers.$post({ ...toId(id), json })),
    success: words.saved,
    failure: words.notSaved,
    refresh: [['api', 'listings'], waiting],
    isSaidInPlace: isConflict,
  })

export const recordTry = ({ id, listing }: Asked) =>
  change({
    send: async (json: TryInput) => ({
      ...(await send(api[':id'].tries.$post({ ...toId(id), json }))),
      said: json.outcome,
    }),
    success: ({ said }) => words.tried(listing.values.name, said),
    failure: words.notSaved,
    refresh: [waiting],
  })

/** What was seen in a register; the task goes on. */
export const recordCredential = (id: number) =>
  change({
    send: (json: TypedCredential) => send(api[':id'].credentials.$post({ ...toId(id), json })),
    success: words.seen,
    failure: words.notSaved,
    refresh: [['api', 'listings']],
  })

export const refuse = ({ id, listing }: Asked) =>
  change({
    send: async (json: z.input<typeof refusalInput>) => ({
      ...(await send(api[':id'].refusal.$post({ ...toId(id), json }))),
      said: json.says,
    }),
    success: ({ said }) => words.refused(listing.values.name, said),
    failure: words.notSaved,
    refresh: [waiting],
  })

export const decideClosing = ({ id, listing }: Asked) =>
  change({
    send: async (json: ClosingInput) => ({
      ...(await send(api[':id'].closing.$post({ ...toId(id), json }))),
      said: json.status,
    }),
    success: ({ said }) => words.decided(listing.values.name, said),
    failure: words.notSaved,
    refresh: [waiting],
  })

export const putOff = (id: number) =>
  change({
    send: () => send(api[':id'].later.$post(toId(id))),
    failure: words.notSaved,
    refresh: [waiting],
  })

export const makeMessage = (id: number) =>
  change({ send: () => send(api[':id'].message.$post(toId(id))), failure: words.failed })
