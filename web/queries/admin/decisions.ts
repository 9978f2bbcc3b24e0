import type { Api } from '../../../server/app.ts'
import { read, send } from '../../api.ts'
import { hc } from '../../endpoints.ts'
import { change } from '../../notices/change.ts'
import { decisionWords as words } from './decision-words.ts'

const decisionsApi = hc<Api['decisions']>('').api.admin.decisions

/** One's own decisions that can still be undone. */
export const ownDecisions = () => read(decisionsApi)

/** All that a queue decides on is read again. */
const refresh = [
  'admin',
  'submissions',
  'contact',
  'listings',
  'categories',
  'search',
  'map',
  'site',
  'events',
  'user',
].map((part) => ['api', part])

export const undoDecision = () =>
  change({
    send: (id: number) => send(decisionsApi[':id'].undo.$post({ param: { id: String(id) } })),
    success: words.undone,
    failure: words.undoFailed,
    refresh,
  })
