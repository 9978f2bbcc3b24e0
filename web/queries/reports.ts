import type { Api } from '../../server/app.ts'
import type {
  Report,
  ReportCorrection,
  ReportDecision,
  TypedAnswer,
} from '../../shared/reports/reports.ts'
import type { ReportQueue } from '../../shared/reports/rules.ts'
import { read, readCounted, send } from '../api.ts'
import { hc } from '../endpoints.ts'
import { change } from '../notices/change.ts'
import { toRange } from './admin/page.ts'
import { isConflict } from './is-conflict.ts'
import { readAgain } from './read-again.ts'
import { reportWords as words } from './report-words.ts'

const endpoints = hc<Api['reports']>('').api
const ofAdmin = endpoints.admin.reports

/** What became of a report, by the link of who sent it. */
export const followedReport = (token: string) =>
  read(endpoints.reports[':token'], { param: { token } })

/** The state of the tab Reports, all of it in the address. */
export interface ReportFilters {
  show: ReportQueue
  search: string
  page: number
}

export const foundReports = ({ show, search, page }: ReportFilters) =>
  readCounted(ofAdmin, { query: { show, search, ...toRange(page) } })

/** One report alone, whatever became of it. */
export const reportNumbered = (id: string) =>
  readCounted(ofAdmin, { query: { show: 'all', id, ...toRange(1) } })

const reports = ['api', 'admin', 'reports']
const refresh = [reports, ['api', 'admin', 'stats'], ['api', 'admin', 'decisions']]

const toId = ({ id }: Pick<Report, 'id'>) => ({ param: { id: String(id) } })

/** Gives the listing the value that `from` says is right; `now` is what its page said when that was read. */
export const correctReport = (report: Pick<Report, 'id'>) => ({
  ...change({
    send: (json: ReportCorrection) =>
      send(ofAdmin[':id'].correction.$post({ ...toId(report), json })),
    failure: words.correctingFailed,
    refresh: [...refresh, ['api', 'admin', 'listings'], ['api', 'listings']],
    isSaidInPlace: isConflict,
  }),
  ...readAgain(reports),
})

export const decideReport = (report: Pick<Report, 'id'>, state: ReportDecision['state']) => ({
  ...change({
    send: ({ answer }: TypedAnswer) =>
      send(ofAdmin[':id'].$patch({ ...toId(report), json: { state, answer } })),
    failure: words.decidingFailed,
    refresh,
    isSaidInPlace: isConflict,
  }),
  ...readAgain(reports),
})

export const askProvider = (report: Pick<Report, 'id'>) => ({
  ...change({
    send: () => send(ofAdmin[':id'].task.$post(toId(report))),
    success: words.asked,
    failure: words.askingFailed,
    refresh: [...refresh, ['api', 'admin', 'checks']],
    isSaidInPlace: isConflict,
  }),
  ...readAgain(reports),
})
