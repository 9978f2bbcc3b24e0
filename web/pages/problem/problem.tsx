import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiError } from '../../api.ts'
import { GonePage } from './gone-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { UnavailablePage } from './unavailable-page.tsx'

/** What stands in place of a screen that could not be drawn: not there, no longer there, or our fault. */
export function Problem() {
  const { status, problem } = useProblem()
  if (status === 410) return <GonePage problem={problem} />
  if (status === 404 || status === 400) return <NotFoundPage />
  return <UnavailablePage />
}

/** The same refusal arrives from the server's loader, or in the browser from the query that failed. */
function useProblem(): { status: number; problem: unknown } {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) return { status: error.status, problem: error.data }
  if (error instanceof ApiError) return { status: error.status, problem: error.problem }
  return { status: 500, problem: null }
}
