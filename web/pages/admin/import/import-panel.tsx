import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Import } from '../../../../shared/imports/imports.ts'
import { notify, type Notice } from '../../../notices/notice.ts'
import { importWords } from '../../../queries/admin/import-words.ts'
import { importNumbered, readAgainAfter } from '../../../queries/admin/imports.ts'
import { ApiError } from '../../../api.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { Rehearsal } from './rehearsal.tsx'
import { words } from './words.ts'

interface ImportPanelProps {
  id: number
  /** When it ended while one was looking, and no row failed. */
  onSuccess: () => void
}

/** One import, wherever it stands. While something is under way it is asked again and again. */
export function ImportPanel({ id, onSuccess }: ImportPanelProps) {
  const { data, error } = useQuery({ ...importNumbered(id), throwOnError: isNotMissing })
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef<Import['state']>(undefined)
  const state = data?.state
  useEffect(() => {
    if (!data || last.current === data.state) return
    const before = last.current
    last.current = data.state
    // What stands here now is something else: one starts at its beginning.
    heading.current?.focus()
    if (before === undefined) return
    const notice = noticeFor(data)
    if (notice) notify(notice)
    void readAgainAfter(client, before, data.state)
    if (data.state === 'done' && data.failed === 0) onSuccess()
  }, [client, data, onSuccess])
  return (
    <div className="stack">
      {error && (
        <Note look="warn" role="alert">
          <p>{words.missing}</p>
        </Note>
      )}
      {!data && !error && (
        <Loading label={words.loading}>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </Loading>
      )}
      {data && state && (
        <>
          <div>
            <h3 ref={heading} tabIndex={-1}>
              {words.headings[state]}
            </h3>
            <p className="soft breaks">{data.fileName}</p>
          </div>
          {state === 'failed' && (
            <Note look="bad">
              <p>{data.error}</p>
            </Note>
          )}
          {state === 'rehearsed' && <Rehearsal of={data} />}
          {(state === 'rehearsing' || state === 'importing' || state === 'undoing') && (
            <ImportProgress of={data} label={words.progress[state]} />
          )}
          {(state === 'done' || state === 'undone') && <ImportResult of={data} />}
        </>
      )}
      {state !== 'rehearsing' && state !== 'rehearsed' && state !== 'importing' && (
        <p>
          <MoreLink to="/admin/import">{words.another}</MoreLink>
        </p>
      )}
    </div>
  )
}

const isNotMissing = (error: Error) =>
  !(error instanceof ApiError && (error.status === 404 || error.status === 400))

function noticeFor({
  state,
  successful,
  failed,
  message,
  error,
  undone,
  kept,
}: Import): Notice | undefined {
  const text = message ?? undefined
  if (state === 'done')
    return failed === 0
      ? { title: importWords.importDone, text }
      : // What could be imported is there; rows to correct are not a failure.
        { title: importWords.importDoneWithErrors, text, look: successful > 0 ? 'info' : 'bad' }
  if (state === 'failed')
    return { ...importWords.importFailed, ...(error && { text: error }), look: 'bad' }
  if (state === 'undone') return { title: importWords.undone, text: words.undone(undone, kept) }
  return undefined
}
