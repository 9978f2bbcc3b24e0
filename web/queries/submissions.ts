import type { Api } from '../../server/app.ts'
import type { SubmissionQueue } from '../../shared/submissions/rules.ts'
import type { TypedDecisions } from '../../shared/submissions/decision.ts'
import type { ModeratedSubmission, TypedSubmission } from '../../shared/submissions/submissions.ts'
import { read, readCounted, send } from '../api.ts'
import { hc } from '../endpoints.ts'
import { change } from '../notices/change.ts'
import { toRange } from './admin/page.ts'
import { isConflict } from './is-conflict.ts'
import { submissionWords as words } from './submission-words.ts'

// Here and not in web/api.ts, which every first view carries.
const submissionsApi = hc<Api['submissions']>('').api.submissions
const ownApi = hc<Api['userSubmissions']>('').api.user.submissions

const toId = (id: number | string) => ({ param: { id: String(id) } })

export const ownSubmissions = () => read(ownApi)

export const ownSubmission = (id: string) => read(ownApi[':id'], toId(id))

/** What one's own submissions and the moderators' queue say. */
const refresh = [
  ['api', 'user'],
  ['api', 'submissions'],
  ['api', 'admin'],
]

export const submitListing = () =>
  change({
    send: (json: TypedSubmission) => send(submissionsApi.$post({ json })),
    success: words.received,
    failure: words.submitFailed,
    refresh,
  })

export const editSubmission = (id: number) =>
  change({
    send: (json: TypedSubmission) => send(ownApi[':id'].$patch({ ...toId(id), json })),
    success: words.updated,
    failure: words.updateFailed,
    refresh,
  })

type Known = Pick<TypedSubmission, 'name' | 'phone' | 'website' | 'town' | 'region'>

/** The listings that may be the one somebody describes. */
export const findDuplicates = (
  { name, phone, website, town, region }: Known,
  judged: { isToSend?: boolean; listingId?: number | null } = {},
) =>
  send(submissionsApi.duplicates.$post({ json: { name, phone, website, town, region, ...judged } }))

/** The same before it is sent in; refused where its phone or state cannot be true. */
export const checkTyped = (typed: TypedSubmission) =>
  findDuplicates(typed, { isToSend: true, listingId: Number(typed.listingId) || null })

/** Refuses a phone or state that cannot be true, though other fields are refused already. Asks nothing where both are blank. */
export async function checkReach(typed: TypedSubmission, refused: string[]): Promise<void> {
  const asked = { ...typed, name: '', website: '', town: '' }
  if (refused.includes('phone')) asked.phone = ''
  if (refused.includes('region')) asked.region = ''
  if (asked.phone || asked.region) await checkTyped(asked)
}

export const sendPicture = () =>
  change({
    send: (file: File) => send(submissionsApi.picture.$put({ form: { file } })),
    failure: words.pictureFailed,
  })

/** The state of the moderators' queue, all of it in the address. */
export interface SubmissionFilters {
  status: SubmissionQueue
  search: string
  page: number
}

export const submissionQueue = ({ status, search, page }: SubmissionFilters) =>
  readCounted(submissionsApi, {
    query: {
      status,
      search,
      ...toRange(page),
    },
  })

export const moderatedSubmission = (id: string) => read(submissionsApi[':id'], toId(id))

/** What an approval changes: the directory, and everything that counts it. */
const shown = ['listings', 'categories', 'search', 'map', 'site', 'user', 'admin', 'submissions']

/** A word on this version of a submission: one that has changed since is refused. */
export const decideSubmission = ({
  id,
  updatedAt,
}: Pick<ModeratedSubmission, 'id' | 'updatedAt'>) =>
  change({
    send: (typed: TypedDecisions) =>
      send(
        submissionsApi[':id'].status.$patch({
          ...toId(id),
          json: { ...typed, version: updatedAt },
        }),
      ),
    failure: words.statusFailed,
    refresh: shown.map((part) => ['api', part]),
    isSaidInPlace: isConflict,
  })
