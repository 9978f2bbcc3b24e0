import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CheckTask } from '../../../../shared/checks/tasks.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { nextCheck } from '../../../queries/admin/checks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Admin } from '../admin.tsx'
import { CallPage } from './call-page.tsx'
import { words } from './words.ts'

/** The tab 'Checks': one listing at a time, taken when it opens, and the next with each answer. */
export function AdminChecks() {
  return (
    <Admin>
      <Checks />
    </Admin>
  )
}

function Checks() {
  const [task, setTask] = useState<CheckTask | null>()
  const [decidedAt, setDecidedAt] = useState(-Infinity)
  const [search, setSearch] = useSearchParams()
  const take = useChange({
    ...nextCheck(search.get('listing')),
    onSuccess: ({ task }: { task: CheckTask | null }) => {
      setTask(task)
      // It is taken once: who loads the page again goes on with the one they have.
      setSearch({}, { replace: true })
    },
  })
  const { mutate, isError } = take
  useEffect(() => mutate(), [mutate])
  if (task)
    return (
      <CallPage
        key={`${task.id} ${task.listing.updatedAt}`}
        {...{ task, decidedAt }}
        onNext={(next) => {
          setDecidedAt(performance.now())
          setTask(next)
        }}
      />
    )
  const isTaking = task === undefined && !isError
  return (
    <section className="stack" data-taking={isTaking || undefined} aria-labelledby="tab">
      <h2 id="tab" tabIndex={-1}>
        {words.title}
      </h2>
      {task === null && (
        <>
          <p>{words.none}</p>
          <p className="soft">{words.noneText}</p>
        </>
      )}
      {isTaking && (
        <Loading label={words.loading}>
          <Skeleton width="half" />
          <Skeleton width="most" />
        </Loading>
      )}
      <Failure of={take} />
      {(isError || task === null) && (
        <p>
          <Button onClick={() => mutate()}>{words.again}</Button>
        </p>
      )}
    </section>
  )
}
