import { mutationOptions, type QueryKey, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api.ts'
import { fieldsOf } from '../../../notices/change.ts'
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
  /** Which are answered by themselves alone: they are left out, and stay chosen. */
  leavesOut?: {
    is: (row: Row) => boolean
    /** One of them, and why. */
    why: (row: Row) => string
    note: (many: number) => string
    /** What the server refuses of one that has become such since it was read. */
    field: string
  }
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
}: Pick<BulkAct<Row>, 'label' | 'reasons' | 'asks' | 'leavesOut' | 'taken'> & {
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
  /** With what was left out; without anything where it is given up. */
  onDone: (leftOut: Row[]) => void
}

/** Answers all that are chosen, at the foot of the list. One that is refused stays, and the others are answered. */
export function Bulk<Row>({ acts, picked, note, onAll, onDone }: BulkProps<Row>) {
  const [asked, ask] = useWanted<Answer<Row>>()
  const goOn = ({ leftOut }: Answered<Row>) => onDone(leftOut)
  const answering = useChange({ ...answerAll<Row>(), onSuccess: goOn })
  const notes = acts.flatMap(({ leavesOut }) => {
    const many = picked.filter((row) => leavesOut?.is(row)).length
    return leavesOut && many > 0 ? [leavesOut.note(many)] : []
  })
  // The button that was pressed has gone.
  useEffect(() => document.querySelector<HTMLElement>('.q-pick input')?.focus(), [])
  return (
    <div className="q-bulk" role="group" aria-label={words.several}>
      <p role="status">
        {[words.picked(picked.length), note, ...notes].filter(Boolean).join('. ')}
      </p>
      <Button look="quiet" onClick={onAll}>
        {words.pickAll}
      </Button>
      <Button look="quiet" onClick={() => onDone([])}>
        {words.cancel}
      </Button>
      {acts.map((act, index) => {
        const rows = picked.filter((row) => !act.leavesOut?.is(row))
        const leftOut = picked.filter((row) => act.leavesOut?.is(row))
        return (
          rows.length > 0 && (
            <Act
              key={act.label(1)}
              act={act}
              many={rows.length}
              isFirst={index === 0}
              isBusy={answering.isPending}
              onPress={(reason) =>
                (act.asks ? ask : answering.mutate)({ act, reason, rows, leftOut })
              }
            />
          )
        )
      })}
      <Failure of={answering} />
      {asked?.act.asks && (
        <ConfirmAction
          key={asked.key}
          {...withLeftOut(asked.act.asks(asked.rows.length, asked.reason), whyLeftOut(asked))}
          look="primary"
          change={answerAll<Row>()}
          input={asked}
          onDone={goOn}
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
  leftOut: Row[]
}

const whyLeftOut = <Row,>({ act: { leavesOut }, leftOut }: Answer<Row>): string[] =>
  leavesOut ? leftOut.map(leavesOut.why) : []

const withLeftOut = <Asked extends { text: string }>(asked: Asked, why: string[]): Asked => ({
  ...asked,
  text: [asked.text, ...words.leftOut(why)].join(' '),
})

interface Answered<Row> extends Record<'done' | 'taken' | 'refused', number> {
  said: string | undefined
  leftOut: Row[]
  why: string[]
}

/** One after another, so that the last one does not wait behind a crowd of its own. */
const answerAll = <Row,>() =>
  mutationOptions({
    mutationFn: async (answer: Answer<Row>, context: MutationContext): Promise<Answered<Row>> => {
      const { act, reason, rows } = answer
      const count = { done: 0, taken: 0, refused: 0 }
      const leftOut = [...answer.leftOut]
      const why = words.leftOut(whyLeftOut(answer))
      let firstError: unknown
      for (const row of rows)
        try {
          await act.run(row, reason, context)
          count.done += 1
        } catch (error) {
          firstError ??= error
          const leaves = act.leavesOut && fieldSaid(error, act.leavesOut.field)
          if (leaves) {
            leftOut.push(row)
            why.push(leaves)
            continue
          }
          const isTaken = error instanceof ApiError && error.status === 409
          count[isTaken && act.taken ? 'taken' : 'refused'] += 1
        }
      const old = rows.flatMap(act.toRefresh)
      await Promise.all(old.map((queryKey) => context.client.invalidateQueries({ queryKey })))
      if (count.done === 0) throw firstError
      return { ...count, said: act.taken?.(count.taken), leftOut, why }
    },
    meta: {
      success: ({ done, taken, refused, said, why }: Answered<Row>) =>
        words.answered({ done, refused, taken: taken > 0 ? said : undefined, why }),
      failure: words.notAnswered,
    },
  })

const fieldSaid = (error: unknown, field: string) =>
  error instanceof ApiError ? fieldsOf(error)?.[field] : undefined
