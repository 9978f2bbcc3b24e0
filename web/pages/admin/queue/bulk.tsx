import { mutationOptions, type QueryKey, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api.ts'
import { useChange } from '../../../notices/use-change.ts'
import { Failure } from '../../../parts/failure.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmAction } from '../kit/confirm-action.tsx'
import { useWanted } from '../kit/use-wanted.ts'
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
  /** Asks before it is done. */
  asks?: (many: number, reason: string) => { title: string; text: string; yes: string }
  /** What it means that the server answered 409, where that has one meaning. */
  taken?: (many: number) => string
  /** Answers one row, as its own bar does. */
  run: (row: Row, reason: string, context: MutationContext) => Promise<unknown>
  /** What must be read again. */
  toRefresh: (row: Row) => QueryKey[]
}

/** The change of one row, as an answer to several. */
export function bulkAct<Row, Input>({
  change,
  toInput,
  ...act
}: Pick<BulkAct<Row>, 'label' | 'reasons' | 'asks' | 'taken'> & {
  change: (row: Row) => Pick<UseMutationOptions<unknown, Error, Input>, 'mutationFn' | 'meta'>
  toInput: (reason: string) => Input
}): BulkAct<Row> {
  return {
    ...act,
    run: async (row, reason, context) => change(row).mutationFn?.(toInput(reason), context),
    toRefresh: (row) => change(row).meta?.refresh ?? [],
  }
}

interface BulkProps<Row> {
  acts: readonly BulkAct<Row>[]
  /** The chosen rows. */
  picked: Row[]
  /** Why some cannot be chosen, where there are such. */
  note: string | undefined
  onAll: () => void
  onDone: () => void
}

/** Answers all that are chosen, at the foot of the list. One that is refused stays, and the others are answered. */
export function Bulk<Row>({ acts, picked, note, onAll, onDone }: BulkProps<Row>) {
  const [asked, ask] = useWanted<Answer<Row>>()
  const answering = useChange({ ...answerAll<Row>(), onSuccess: onDone })
  const many = picked.length
  // The button that was pressed has gone.
  useEffect(() => document.querySelector<HTMLElement>('.q-pick input')?.focus(), [])
  return (
    <div className="q-bulk" role="group" aria-label={words.several}>
      <p role="status">
        {words.picked(many)}
        {note && `. ${note}`}
      </p>
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
            onPress={(reason) => (act.asks ? ask : answering.mutate)({ act, reason, rows: picked })}
          />
        ))}
      <Failure of={answering} />
      {asked?.act.asks && (
        <ConfirmAction
          key={asked.key}
          {...asked.act.asks(asked.rows.length, asked.reason)}
          look="primary"
          change={answerAll<Row>()}
          input={asked}
          onDone={onDone}
        />
      )}
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

interface Answer<Row> {
  act: BulkAct<Row>
  reason: string
  rows: Row[]
}

/** One after another, so that the last one does not wait behind a crowd of its own. */
const answerAll = <Row,>() =>
  mutationOptions({
    mutationFn: async ({ act, reason, rows }: Answer<Row>, context: MutationContext) => {
      const count = { done: 0, taken: 0, refused: 0 }
      let firstError: unknown
      for (const row of rows)
        try {
          await act.run(row, reason, context)
          count.done += 1
        } catch (error) {
          firstError ??= error
          const isTaken = error instanceof ApiError && error.status === 409
          count[isTaken && act.taken ? 'taken' : 'refused'] += 1
        }
      const old = rows.flatMap(act.toRefresh)
      await Promise.all(old.map((queryKey) => context.client.invalidateQueries({ queryKey })))
      if (count.done === 0) throw firstError
      return { ...count, said: act.taken?.(count.taken) }
    },
    meta: {
      success: ({
        done,
        taken,
        refused,
        said,
      }: Record<'done' | 'taken' | 'refused', number> & { said?: string }) =>
        words.answered({ done, refused, taken: taken > 0 ? said : undefined }),
      failure: words.notAnswered,
    },
  })
