import { mutationOptions, type QueryKey, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { SavedReason } from './reason-panel.tsx'
import { words } from './words.ts'

type MutationContext = Parameters<
  NonNullable<UseMutationOptions<unknown, Error, unknown>['mutationFn']>
>[1]

/** One answer to several rows of a queue. */
export interface BulkAct<Row> {
  label: (many: number) => string
  /** What its readers get: one of these is chosen. */
  reasons?: readonly SavedReason[]
  /** Answers one row, as its own bar does; says what must be read again. */
  run: (row: Row, reason: string, context: MutationContext) => Promise<QueryKey[]>
}

/** The change of one row, as an answer to several. */
export function bulkAct<Row, Input>({
  change,
  toInput,
  ...act
}: Pick<BulkAct<Row>, 'label' | 'reasons'> & {
  change: (row: Row) => Pick<UseMutationOptions<unknown, Error, Input>, 'mutationFn' | 'meta'>
  toInput: (reason: string) => Input
}): BulkAct<Row> {
  return {
    ...act,
    run: async (row, reason, context) => {
      const { mutationFn, meta } = change(row)
      await mutationFn?.(toInput(reason), context)
      return meta?.refresh ?? []
    },
  }
}

interface BulkProps<Row> {
  acts: readonly BulkAct<Row>[]
  /** The chosen rows. */
  picked: Row[]
  onAll: () => void
  onDone: () => void
}

/** Answers all that are chosen, at the foot of the list. One that is refused stays, and the others are answered. */
export function Bulk<Row>({ acts, picked, onAll, onDone }: BulkProps<Row>) {
  const answering = useChange({ ...answerAll<Row>(picked), onSuccess: onDone })
  const many = picked.length
  return (
    <div className="q-bulk" role="group" aria-label={words.several}>
      <p role="status">{words.picked(many)}</p>
      <Button look="quiet" onClick={onAll}>
        {words.pickAll}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {words.cancel}
      </Button>
      {many > 0 &&
        acts.map((act, index) => (
          <Act
            key={act.label(1)}
            act={act}
            many={many}
            isFirst={index === 0}
            isBusy={answering.isPending}
            onPress={(reason) => answering.mutate({ act, reason })}
          />
        ))}
      <Failure of={answering} />
    </div>
  )
}

interface ActProps<Row> {
  act: BulkAct<Row>
  many: number
  isFirst: boolean
  isBusy: boolean
  onPress: (reason: string) => void
}

function Act<Row>({ act: { label, reasons }, many, isFirst, isBusy, onPress }: ActProps<Row>) {
  const [reason, setReason] = useState(reasons?.[0]?.text ?? '')
  return (
    <div className="q-bulk-act">
      {reasons && (
        <select
          aria-label={words.why}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        >
          {reasons.map(({ label: name, text }) => (
            <option key={text} value={text}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Button
        look={isFirst ? 'primary' : undefined}
        isBusy={isBusy}
        onClick={() => onPress(reason)}
      >
        {label(many)}
      </Button>
    </div>
  )
}

/** One after another, so that the last one does not wait behind a crowd of its own. */
const answerAll = <Row,>(picked: Row[]) =>
  mutationOptions({
    mutationFn: async (
      { act, reason }: { act: BulkAct<Row>; reason: string },
      context: MutationContext,
    ) => {
      const old: QueryKey[] = []
      let done = 0
      let firstError: unknown
      for (const row of picked)
        try {
          old.push(...(await act.run(row, reason, context)))
          done += 1
        } catch (error) {
          firstError ??= error
        }
      await Promise.all(old.map((queryKey) => context.client.invalidateQueries({ queryKey })))
      if (done === 0) throw firstError
      return { done, refused: picked.length - done }
    },
    meta: {
      success: ({ done, refused }: { done: number; refused: number }) =>
        words.answered(done, refused),
      failure: words.notAnswered,
    },
  })
