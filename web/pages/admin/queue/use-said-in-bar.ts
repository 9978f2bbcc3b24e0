import type { UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** The bar says of the answers that go through this when they fail; a message comes up only once another one is open. */
export function useSaidInBar() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  return <Answer, Input>(
    change: UseMutationOptions<Answer, Error, Input>,
  ): UseMutationOptions<Answer, Error, Input> => ({
    ...change,
    meta: { ...change.meta, isHere: () => isHere.current },
  })
}
