import type { Api } from '../../../server/app.ts'
import { endAfter, daysOfSpan, fromPicked, spanOf } from '../../../shared/advertising/days.ts'
import type {
  Advertisement,
  TypedAdvertisement,
} from '../../../shared/advertising/advertisements.ts'
import { read, send } from '../../api.ts'
import { hc } from '../../endpoints.ts'
import { change } from '../../notices/change.ts'
import { advertisementWords as words } from './advertisement-words.ts'
import { isConflict } from '../is-conflict.ts'

const api = hc<Api['advertisements']>('').api.advertisements

const toId = (id: number) => ({ param: { id: String(id) } })

export const advertisements = () => read(api)

/** What pages show of them is old, too. */
const refresh = [
  ['api', 'advertisements'],
  ['api', 'slots'],
]

export const createAdvertisement = () =>
  change({
    send: (typed: TypedAdvertisement) => send(api.$post({ json: toSent(typed) })),
    success: words.created,
    failure: words.createFailed,
    refresh,
  })

/** `updatedAt` says which words the admin saw. */
export const editAdvertisement = (before: Advertisement) =>
  change({
    send: (typed: TypedAdvertisement) =>
      send(
        api[':id'].$put({
          ...toId(before.id),
          json: { ...toSent(typed, before), version: before.updatedAt },
        }),
      ),
    success: words.updated,
    failure: words.updateFailed,
    refresh,
    isSaidInPlace: isConflict,
  })

export const deleteAdvertisement = (id: number) =>
  change({
    send: () => send(api[':id'].$delete(toId(id))),
    success: words.deleted,
    failure: words.deleteFailed,
    refresh,
  })

export const renewLink = (id: number) =>
  change({
    send: () => send(api[':id'].link.$post(toId(id))),
    success: words.linkMade,
    failure: words.linkFailed,
    refresh,
  })

export const sendPicture = () =>
  change({
    send: (file: File) => send(api.picture.$put({ form: { file } })),
    failure: words.pictureFailed,
  })

/** What the form holds, as the server takes it. Dates that nobody touched stay to the second. */
function toSent(
  { start, duration, days, pictureIsAllowed: _said, isActive, ...typed }: TypedAdvertisement,
  before?: Advertisement,
) {
  const span = { start, duration, days: days ?? '' }
  const was = before && spanOf(before)
  const isSame = was && was.start === start && was.duration === duration && was.days === span.days
  const begins = fromPicked(start)
  if (!begins) throw new TypeError('A form that was judged holds a start that is no moment.')
  return {
    ...typed,
    isActive: isActive ?? false,
    startDate: isSame ? before.startDate : begins.toISOString(),
    endDate: isSame ? before.endDate : endAfter(begins, daysOfSpan(span)).toISOString(),
  }
}
