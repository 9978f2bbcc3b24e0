import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../notices/change.ts'
import type { Draft } from '../../../parts/drafts/drafts.ts'
import { isConflict } from '../../../queries/is-conflict.ts'

interface Versioned {
  updatedAt: string
}

/**
 * What is changed here while others may change it, too. The form keeps what it was opened with: what is read again meanwhile
 * takes no word away. `EditConflict` says so and leads on.
 */
export function useEdit<Row extends Versioned | undefined>(first: Row, queryKey: QueryKey) {
  const client = useQueryClient()
  const [edit, set] = useState({
    /** What the form began with; another `round` is another form. */
    opened: first,
    round: 0,
    /** As it was last saved here or shown. */
    known: first,
    /** What the next save is a change of. */
    version: first?.updatedAt ?? '',
    /** "Keep mine" was chosen. */
    isKept: false,
    hasSaved: false,
    refusals: 0,
    /** The server's own sentence about the last one. */
    said: '',
    /** An answer was given once more before the newest was read. */
    isReminded: false,
  })
  const know = (row: Row) => ({
    known: row,
    version: row?.updatedAt ?? '',
    isKept: false,
    said: '',
    isReminded: false,
  })
  return {
    ...edit,
    /** The next save replaces that, and is a change of it. */
    keep: (newest: Row) => set({ ...edit, ...know(newest), opened: newest, isKept: true }),
    /** The form is begun again with it. */
    show: (newest: Row) => set({ ...edit, ...know(newest), opened: newest, round: edit.round + 1 }),
    /** The newest was read: what is decided here is decided on that. */
    read: (newest: Row) => set({ ...edit, ...know(newest), opened: newest }),
    /** What was changed is to be read before an answer is sent: it is said once more, and takes the focus. */
    remind: () => set((now) => ({ ...now, isReminded: true, refusals: now.refusals + 1 })),
    /** The form stays with what was written since. */
    saved: (row: Row) => set({ ...edit, ...know(row), hasSaved: true }),
    /** What was written is a change of the version it was written on. */
    onFound: ({ version }: Draft) => version && set((now) => ({ ...now, version })),
    /** A refusal may tell that somebody else was there first, so it is read again. */
    onError: async (error: Error) => {
      await client.invalidateQueries({ queryKey })
      if (!isConflict(error)) return
      const said = sentenceOf(error) ?? ''
      set((now) => ({
        ...now,
        said,
        isKept: false,
        isReminded: now.said !== '',
        refusals: now.refusals + 1,
      }))
    },
  }
}

export type EditInUse<Row extends Versioned | undefined> = ReturnType<typeof useEdit<Row>>
