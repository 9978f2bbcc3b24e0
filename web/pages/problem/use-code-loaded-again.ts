import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { isCodeMissing, loadAgain } from '../../parts/load-again.ts'

/** Loads the page again whose code is gone since a release. */
export function useCodeLoadedAgain(): void {
  const error = useRouteError()
  useEffect(() => {
    if (isCodeMissing(error)) void loadAgain()
  }, [error])
}
