import { MutationCache } from '@tanstack/react-query'
import { fieldsOf, sentenceOf } from './change.ts'
import { provideMutations } from './later-mutations.ts'
import { notify } from './notice.ts'

/** The one handler: every change of the site is seen here. */
function createMutationCache(onFailure: (error: Error) => void): MutationCache {
  return new MutationCache({
    onSuccess: async (answer, _input, _before, { meta }, { client }) => {
      const notice = typeof meta?.success === 'function' ? meta.success(answer) : meta?.success
      if (notice) notify(notice)
      await Promise.all(
        (meta?.refresh ?? []).map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
    onError: (error, _input, _before, { meta }) => {
      onFailure(error)
      // Fields that are wrong are said at the fields.
      if (!meta?.failure || meta.isHere?.() || fieldsOf(error)) return
      if (meta.isSaidInPlace?.(error)) return
      const { title, text } = meta.failure
      notify({ title, text: sentenceOf(error) ?? text, look: 'bad' })
    },
  })
}

provideMutations(createMutationCache)
