import { Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ApiError } from '../../api.ts'
import { onDemand } from '../../parts/on-demand.ts'

const GonePage = await onDemand(async () => (await import('./gone-page.tsx')).GonePage)
const NotFoundPage = await onDemand(async () => (await import('./not-found-page.tsx')).NotFoundPage)
const RefusedPage = await onDemand(async () => (await import('./refused-page.tsx')).RefusedPage)
const UnavailablePage = await onDemand(
  async () => (await import('./unavailable-page.tsx')).UnavailablePage,
)
const AdminUnavailablePage = await onDemand(
  async () => (await import('./admin-unavailable-page.tsx')).AdminUnavailablePage,
)

/** What is in place of a screen that could not be drawn: not there, no longer there, or our fault. */
export function Problem() {
  return (
    <Suspense>
      <Page {...useProblem()} />
    </Suspense>
  )
}

function Page({ status, problem }: { status: number; problem: unknown }) {
  const { pathname } = useLocation()
  if (status === 410) return <GonePage problem={problem} />
  if (status === 404 || status === 400) return <NotFoundPage />
  if (status === 403 || status === 429) return <RefusedPage status={status} problem={problem} />
  return pathname.startsWith('/admin') ? <AdminUnavailablePage /> : <UnavailablePage />
}

/** The same refusal arrives from the server's loader, or in the browser from the query that failed. */
function useProblem(): { status: number; problem: unknown } {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) return { status: error.status, problem: error.data }
  if (error instanceof ApiError) return { status: error.status, problem: error.problem }
  return { status: 500, problem: null }
}
