import { useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../notices/change.ts'
import { isConflict } from '../../../queries/is-conflict.ts'
import { useQueue } from './queue-context.ts'
import { useSaidInBar } from './use-said-in-bar.ts'

/**
 * Whether somebody else has answered what is open here, and was it open (`isOpen`) when it was opened. Each answer that can be
 * given here goes through `mine`: one that is refused keeps what is open, and what was written, on the screen.
 */
export function useOvertaken(isOpen: boolean) {
  const { stay } = useQueue()
  const saidInBar = useSaidInBar()
  const client = useQueryClient()
  const [wasOpen] = useState(isOpen)
  const [isMine, setMine] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  return {
    isOvertaken: wasOpen && !isOpen && !isMine,
    /** Why the last one was refused, if it could still be given again. */
    refusal: isOpen ? refusal : undefined,
    /** How many answers came too late. */
    refusals,
    mine: <Answer, Input>(
      change: UseMutationOptions<Answer, Error, Input>,
    ): UseMutationOptions<Answer, Error, Input> => ({
      ...saidInBar(change),
      onMutate: () => {
        setMine(true)
        setRefusal(undefined)
      },
      onError: async (...failed) => {
        stay()
        setMine(false)
        setRefusals((times) => times + 1)
        // What others have answered no longer waits in the rail either.
        void client.invalidateQueries({ queryKey: ['api', 'admin', 'stats'] })
        await change.onError?.(...failed)
        const [error] = failed
        if (isConflict(error)) setRefusal(sentenceOf(error))
      },
    }),
  }
}
