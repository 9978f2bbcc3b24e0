// oxlint-disable-next-line no-restricted-imports -- the one place
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useCallback } from 'react'
import './mutation-cache.ts'
import { useLock } from './use-lock.ts'

/** A change (`change` of change.ts) that a press makes once: a second one, while it is under way, does nothing. */
export function useChange<Answer, Input, Before>(
  options: UseMutationOptions<Answer, Error, Input, Before>,
) {
  const mutation = useMutation(options)
  const { mutateAsync } = mutation
  const lock = useLock()
  const mutate: typeof mutation.mutate = useCallback(
    (...given) => {
      // A failure is said by the mutation itself.
      if (lock.take()) mutateAsync(...given).then(lock.free, lock.free)
    },
    [lock, mutateAsync],
  )
  return { ...mutation, mutate, failure: options.meta?.failure }
}
