import type { Api } from '../../../server/app.ts'
import type { AdminListing, TypedListing } from '../../../shared/listings/admin.ts'
import type { GoneStatus } from '../../../shared/checks/kinds.ts'
import type { AuditNoun } from '../../../shared/admin/audit.ts'
import type { MergePart } from '../../../shared/listings/merge-parts.ts'
import type { ListingShow, ListingSort } from '../../../shared/listings/admin-list.ts'
import { read, readCounted, send } from '../../api.ts'
import { hc } from '../../endpoints.ts'
import { change } from '../../notices/change.ts'
import { adminWords as words } from './words.ts'
import { toRange } from './page.ts'
import { isConflict } from '../is-conflict.ts'
import { readAgain } from '../read-again.ts'

// Here and not in web/api.ts, which every first view carries.
const listingsApi = hc<Api['adminListings']>('').api.admin.listings
const changesApi = hc<Api['adminChanges']>('').api.admin
const dashboardApi = hc<Api['adminDashboard']>('').api.admin

const toId = (id: number | string) => ({ param: { id: String(id) } })

/** The state of the tab Listings, all of it in the address. */
export interface ListingFilters {
  search: string
  category: string
  region: string
  /** Only what this import made or changed. */
  import: string | undefined
  show: ListingShow
  sort: ListingSort
  page: number
}

export const adminListings = ({ page, ...asked }: ListingFilters) =>
  readCounted(listingsApi, { query: { ...asked, ...toRange(page) } })

export const adminListing = (id: string) => read(listingsApi[':id'], toId(id))

/** Recent acts on the tab Listings: as many as a moderator may want to take back. */
const RECENT = 20

export const recentChanges = () =>
  readCounted(changesApi.listings.changes, { query: toRange(1, RECENT) })

export const listingHistory = (id: number, page: number) =>
  readCounted(changesApi.listings[':id'].changes, { ...toId(id), query: toRange(page) })

export const auditActs = (about: AuditNoun | undefined, page: number) =>
  readCounted(changesApi.audit, { query: { about, ...toRange(page) } })

export const adminStats = () => read(dashboardApi.stats)

/** What of the set-up is done. */
export const setup = () => read(dashboardApi.setup)

/** To oneself; what came of it is said beside the button. */
export const sendTestMail = () => change({ send: () => send(dashboardApi['test-mail'].$post()) })

/** What shows listings or counts them: the public pages, and everything admins see. */
const shown = ['listings', 'categories', 'search', 'map', 'site', 'user', 'admin']
export const refreshListings = shown.map((part) => ['api', part])

/** Whatever failed, somebody else may have been there first: the lists are read again. */
const listsAgain = readAgain(['api', 'admin'])

/** One that has closed or asked not to be listed is approved by naming that. */
export const approveListing = (id: number, despite?: GoneStatus) => ({
  ...change({
    send: () => send(listingsApi[':id'].approve.$patch({ ...toId(id), json: { despite } })),
    success: words.approved,
    failure: words.approveFailed,
    refresh: refreshListings,
  }),
  ...listsAgain,
})

/** One that has closed waits for no approval. */
export const unapproveListing = (id: number, because?: GoneStatus) => ({
  ...change({
    send: () => send(listingsApi[':id'].unapprove.$patch({ ...toId(id), json: { because } })),
    success: words.unapproved,
    failure: words.unapproveFailed,
    refresh: refreshListings,
  }),
  ...listsAgain,
})

export const deleteListing = (id: number) => ({
  ...change({
    send: () => send(listingsApi[':id'].$delete(toId(id))),
    success: words.deleted,
    failure: words.deleteFailed,
    refresh: refreshListings,
  }),
  ...listsAgain,
})

/** Approves or unapproves several at once. */
export const approveListings = (isApproved: boolean) => ({
  ...change({
    send: (ids: number[]) => send(listingsApi.bulk.$post({ json: { ids, isApproved } })),
    success: ({ changed }) => (isApproved ? words.bulkApproved : words.bulkUnapproved)(changed),
    failure: words.bulkFailed,
    refresh: refreshListings,
  }),
  ...listsAgain,
})

export const undoChange = (id: number) => ({
  ...change({
    send: () => send(changesApi.listings.changes[':id'].undo.$post(toId(id))),
    success: words.undone,
    failure: words.undoFailed,
    refresh: refreshListings,
  }),
  ...listsAgain,
})

/** Listings that look like it. */
export const doublesOf = (id: number) => read(listingsApi[':id'].doubles, toId(id))

/** What comes along when the other one is merged into it. */
export const comesAlong = (id: number, other: number) =>
  read(listingsApi[':id'].merge[':other'], { param: { id: String(id), other: String(other) } })

type Version = Pick<AdminListing, 'id' | 'updatedAt'>

/** Merges the other one into this one, as both were read. */
export const mergeListing = (kept: Version, other: Version) => ({
  ...change({
    send: (take: MergePart[]) =>
      send(
        listingsApi[':id'].merge.$post({
          ...toId(kept.id),
          json: {
            other: other.id,
            version: kept.updatedAt,
            otherVersion: other.updatedAt,
            take,
          },
        }),
      ),
    success: words.merged,
    failure: words.mergeFailed,
    refresh: refreshListings,
  }),
  ...listsAgain,
})

/** A box that is not ticked is not in a form: here it says no. */
const withTicks = (typed: TypedListing): TypedListing => ({
  ...typed,
  isApproved: typed.isApproved === true,
  isSponsored: typed.isSponsored === true,
})

export const addListing = () =>
  change({
    send: (typed: TypedListing) => send(listingsApi.$post({ json: withTicks(typed) })),
    success: words.added,
    failure: words.addFailed,
    refresh: refreshListings,
  })

/** A change of this version: one that has changed since is refused. */
export const saveListing = ({ id, updatedAt }: Pick<AdminListing, 'id' | 'updatedAt'>) =>
  change({
    send: (typed: TypedListing) =>
      send(
        listingsApi[':id'].$patch({
          ...toId(id),
          json: { ...withTicks(typed), version: updatedAt },
        }),
      ),
    success: words.updated,
    failure: words.updateFailed,
    refresh: refreshListings,
    isSaidInPlace: isConflict,
  })

export const seedCategories = () =>
  change({
    send: () => send(dashboardApi['seed-categories'].$post()),
    success: ({ count }) => words.seeded(count),
    failure: words.seedingFailed,
    refresh: refreshListings,
  })
