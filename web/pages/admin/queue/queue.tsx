import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { DecisionNoun } from '../../../../shared/admin/decisions.ts'
import type { Counted } from '../../../api.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SkeletonRow } from '../../../ui/skeleton-row.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { ADMIN_PAGE } from '../../../queries/admin/page.ts'
import { ListPages } from '../kit/list-pages.tsx'
import { Bulk, type BulkAct } from './bulk.tsx'
import { ItemTop } from './item-top.tsx'
import { KeysDialog, KeysFoot } from './keys-dialog.tsx'
import { NothingWaits } from './nothing-waits.tsx'
import { QueueContext } from './queue-context.ts'
import { QueueRow, type QueueRowText } from './queue-row.tsx'
import { Undo } from './undo.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useKeys } from './use-keys.ts'
import { useFocusInPane, useKeptPlace } from './use-kept-place.ts'
import { useHeld } from './use-held.ts'
import { useNext } from './use-next.ts'
import { inOrder, usePutOff } from './put-off.ts'
import { words, type KeyLine } from './words.ts'

interface QueueProps<Row extends { id: number }> {
  title: string
  /** What came; not there while it is on its way. */
  data: Counted<Row[]> | undefined
  /** The address of the list, or of one in it. */
  to: (id?: number) => string
  toPage: (page: number) => string
  page: number
  /** What may be done besides, beside the title. */
  act?: ReactNode
  /** Which are shown, and words to look for. */
  tools?: ReactNode
  words: {
    loading: string
    count: (number: number) => string
    /** The keys of its own answers, and of its search. */
    keys?: readonly KeyLine[]
  }
  /** How long the oldest of all has waited, where all of them wait. */
  oldest?: string | undefined
  /** What is said where there is nothing, and a way on. */
  none: string
  wayOn?: ReactNode
  /** What its decisions are called, where they can be undone. */
  noun?: DecisionNoun
  /** The answers that may be given to several at once. */
  bulk?: readonly BulkAct<Row>[] | false
  /** Nothing in it waits for an answer, so nothing is put off. */
  isRegister?: boolean
  /** Which are answered by themselves alone, and how that is said. */
  alone?: { is: (row: Row) => boolean; note: string }
  toText: (row: Row) => QueueRowText
  /** What is open; its title has the id "opened". Without a row it is none of this page. */
  renderItem: (id: string, row: Row | undefined) => ReactNode
}

/**
 * A list at the left, and what is open at the right with its answers always on the screen. A narrow window shows the list,
 * and what is open where the address names it. After an answer the next one is open, and the keyboard is at its title.
 */
export function Queue<Row extends { id: number }>(props: QueueProps<Row>) {
  const { title, data, to, page, toPage, act, tools } = props
  const { none, wayOn, noun, bulk, isRegister = false, alone, toText, renderItem } = props
  const navigate = useNavigate()
  const [params] = useSearchParams()
  /** The number of the one that the address names. */
  const wanted = /^\d{1,9}$/.exec(params.get('id') ?? '')?.[0]
  const [putOff, addPutOff] = usePutOff(title)
  const [decidedAt, setDecidedAt] = useState(-Infinity)
  /** The numbers that are chosen; undefined while one is opened by a press on its row. */
  const [picked, setPicked] = useState<number[]>()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const areKeysOn = useKeys()
  const rows = data && inOrder(data.rows, putOff)
  const isWide = useIsWide()
  const held = useHeld(wanted === undefined && isWide ? rows : undefined)
  const opened = wanted ?? held
  const pane = useRef<HTMLDivElement>(null)
  const last = data && Math.max(1, Math.ceil(Number(data.total) / ADMIN_PAGE))
  useEffect(() => {
    // The last one of the last page is answered, or it was never there.
    if (last !== undefined && page > last) void navigate(toPage(last), { replace: true })
  }, [last, navigate, page, toPage])
  const keepPlace = useKeptPlace(wanted, opened, decidedAt)
  useFocusInPane(pane)
  const shown = useRef(opened)
  useEffect(() => {
    const last = shown.current
    shown.current = opened
    const hasLeft = last !== undefined && !rows?.some(({ id }) => String(id) === last)
    // oxlint-disable-next-line react/set-state-in-effect -- the list that came moved another one under the hand
    if (hasLeft && last !== opened) setDecidedAt(performance.now())
  }, [opened, rows])
  const at = rows?.findIndex(({ id }) => String(id) === opened) ?? -1
  const previous = rows?.[at - 1]
  const next = rows?.[at + 1]
  const row = rows?.[at]
  const nextOf = useNext(to(), rows, isWide)
  const goOn = (id: number) => {
    const other = nextOf(id)
    // Whoever has left this list meanwhile stays where they are.
    if (other === undefined) return
    // What follows may be open since the list came, and read: its answers are not held back once more.
    if (shown.current !== String(other)) setDecidedAt(performance.now())
    void navigate(to(other ?? undefined), { replace: true })
  }
  const stay = () => {
    if (wanted !== undefined || opened === undefined) return
    keepPlace(opened)
    void navigate(to(Number(opened)), { replace: true })
  }
  const queue = {
    foot,
    goOn,
    stay,
    decidedAt,
    putOff:
      row && rows && rows.length > 1 && !isRegister
        ? () => {
            addPutOff(row.id)
            goOn(row.id)
          }
        : undefined,
  }
  const isOpen = data && opened !== undefined
  return (
    <section
      className="panes"
      data-item={wanted !== undefined || undefined}
      data-alone={(data && opened === undefined) || undefined}
      data-keys={areKeysOn ? undefined : 'off'}
      aria-labelledby="tab"
    >
      <div className="pane-list">
        <div className="q-head">
          <div className="q-title">
            <h2 id="tab" tabIndex={-1}>
              {title}
            </h2>
            {act}
            {bulk && rows && rows.length > 1 && !picked && (
              <Button look="quiet" onClick={() => setPicked([])}>
                {words.pickSeveral}
              </Button>
            )}
          </div>
          {data && (
            <p role="status">
              {props.words.count(Number(data.total))}
              {props.oldest && `. ${words.oldest(props.oldest)}`}
            </p>
          )}
          {tools}
        </div>
        <div className="q-roll">
          {!rows && (
            <Loading label={props.words.loading}>
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
            </Loading>
          )}
          {rows?.length === 0 && (
            <NothingWaits title={none} isRegister={isRegister}>
              {wayOn}
            </NothingWaits>
          )}
          {rows && rows.length > 0 && (
            <ul className="q-list">
              {rows.map((one) => (
                <li key={one.id}>
                  <QueueRow
                    id={one.id}
                    to={to(one.id)}
                    isCurrent={String(one.id) === opened}
                    isPutOff={putOff.includes(one.id)}
                    pick={
                      picked &&
                      !alone?.is(one) && {
                        isPicked: picked.includes(one.id),
                        onPick: () =>
                          setPicked(
                            picked.includes(one.id)
                              ? picked.filter((id) => id !== one.id)
                              : [...picked, one.id],
                          ),
                      }
                    }
                    {...toText(one)}
                  />
                </li>
              ))}
            </ul>
          )}
          {data && <ListPages page={page} total={data.total} toPage={toPage} />}
        </div>
        {bulk && rows && picked ? (
          <Bulk
            acts={bulk}
            picked={rows.filter(({ id }) => picked.includes(id))}
            note={rows.some((one) => alone?.is(one)) ? alone?.note : undefined}
            onAll={() => setPicked(rows.filter((one) => !alone?.is(one)).map(({ id }) => id))}
            onDone={(leftOut) => {
              setPicked(leftOut.length > 0 ? leftOut.map(({ id }) => id) : undefined)
              document.getElementById('tab')?.focus()
            }}
          />
        ) : (
          <KeysFoot />
        )}
      </div>
      <div className="pane-item" ref={pane}>
        {isOpen && (
          <article className="item" aria-labelledby="opened">
            <ItemTop
              {...{ title, to, previous, next }}
              position={
                at < 0
                  ? undefined
                  : words.position((page - 1) * ADMIN_PAGE + at + 1, Number(data.total))
              }
            />
            <QueueContext value={queue}>{renderItem(opened, row)}</QueueContext>
          </article>
        )}
        <div className="pane-foot">
          <Undo noun={noun} to={to} />
          <div ref={setFoot} />
        </div>
      </div>
      <KeysDialog
        keys={[
          ...words.keys.list,
          ...(props.words.keys ?? []),
          ...(noun ? words.keys.undo : []),
          ...(isRegister ? [] : words.keys.later),
          ...words.keys.all,
        ]}
      />
    </section>
  )
}
