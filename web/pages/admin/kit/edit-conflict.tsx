import { useEffect, useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormInUse } from '../../../parts/form/use-form.ts'
import { shorten } from '../../../../shared/formats/shorten.ts'
import { useTakenFocus } from '../../../parts/use-taken-focus.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { words as adminWords } from '../words.ts'
import { toHeading } from './keep-focus.ts'
import type { EditInUse } from './use-edit.ts'

const words = adminWords.editConflict
/** Enough to tell two texts apart. */
const MOST = 300

type Versioned = { updatedAt: string } | undefined

interface EditConflictProps<Row extends Versioned, Input extends FieldValues> {
  of: EditInUse<Row>
  /** As it is now, as far as it was read. */
  newest: Row
  form: FormInUse<Input>
  /** What it is called in a sentence. */
  noun: string
  /** What the form holds, unless it is about something else, and what the newest would. */
  here?: object
  there: object | undefined
  /** By the names of the fields: those without one are not compared. */
  labels: object
  isBusy?: boolean
  /**
   * What the form began with: while it holds nothing else, the newest is shown at once. Otherwise what is as it began is
   * no word of one's own: `onKeep` fills in the newest of it.
   */
  began?: object
  onKeep?: () => void
  /** It is not edited here but decided on: no words of its own could be kept, and the newest is to be read. */
  isDecided?: boolean
  /** What was written is forgotten; the newest takes its place. */
  onShow?: () => void
  /** What saving means now, once "Keep mine" was chosen. */
  settled?: string
  children?: ReactNode
}

/**
 * Somebody else has saved the same meanwhile: what differs, and the ways on. What was typed stays until one is chosen. After
 * a refused save it is said here alone, and read out by taking the focus.
 */
export function EditConflict<Row extends Versioned, Input extends FieldValues>(
  props: EditConflictProps<Row, Input>,
) {
  const { of, newest, form, began, here, labels, isBusy = form.isBusy, settled } = props
  const isOld = newest !== undefined && newest.updatedAt !== of.version
  const isUntouched =
    began !== undefined &&
    isOld &&
    !of.said &&
    differ(here ?? form.getValues(), began, labels).length === 0
  useEffect(() => {
    if (isUntouched && !isBusy) of.show(newest)
  })
  if (isUntouched) return null
  if (!isOld && of.isKept)
    return (
      <Settled>
        {(props.onKeep ? words.merged : words).kept} {settled}
      </Settled>
    )
  if (isBusy || !(isOld || of.said)) return null
  // Anew each time, so that it is read out each time.
  return <Told key={of.refusals} {...props} isOld={isOld} />
}

function Told<Row extends Versioned, Input extends FieldValues>(
  props: EditConflictProps<Row, Input> & { isOld: boolean },
) {
  const { of, newest, form, noun, there, labels, isOld, isDecided = false, children } = props
  const { here = form.getValues(), began, onKeep, onShow = () => of.show(newest) } = props
  const { title, text, sides } = isDecided ? words.decided : words
  const { choose } = onKeep ? words.merged : words
  const reminder = isDecided && isOld && of.isReminded && words.decided.readFirst
  const takesFocus = of.refusals > 0
  const box = useTakenFocus<HTMLDivElement>(takesFocus)
  const titleId = useId()
  const differences = isOld && there ? differ(here, there, labels) : []
  const mine = began && new Set(differ(here, began, labels).map(([label]) => label))
  const isOwn = ([label]: Difference) => mine?.has(label) ?? true
  const others = differences.filter((one) => !isOwn(one)).map(([label]) => label)
  const show = () => {
    form.draft.forget()
    onShow()
    toHeading()
  }
  const keep = () => {
    onKeep?.()
    of.keep(newest)
  }
  const read = () => {
    of.read(newest)
    toHeading()
  }
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Note look="warn">
        <p id={titleId} role={takesFocus ? undefined : 'status'}>
          <strong>{isOld ? title(noun) : of.said}</strong> {reminder || text}
        </p>
        {children}
        {differences.some(isOwn) && (
          <dl className="differences">
            {differences.filter(isOwn).map(([label, ...texts]) => (
              <div key={label}>
                <dt>{label}</dt>
                {texts.map((said, at) => (
                  <dd key={sides[at]} className="as-typed">
                    <span className="soft small">{sides[at]}</span> {shorten(said, MOST)}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        {others.length > 0 && <p>{words.merged.others(others)}</p>}
        {isOld && isDecided && <Button onClick={read}>{words.decided.read}</Button>}
        {isOld && !isDecided && (
          <>
            <p>{choose}</p>
            <div className="btn-row">
              <Button onClick={keep}>{words.keep}</Button>
              <Button onClick={show}>{words.show}</Button>
            </div>
          </>
        )}
      </Note>
    </div>
  )
}

/** In place of the button that was pressed. Saving comes next, by buttons that may be others now. */
function Settled({ children }: { children: ReactNode }) {
  return (
    <Note look="warn">
      <p ref={useTakenFocus<HTMLParagraphElement>()} tabIndex={-1}>
        {children}
      </p>
    </Note>
  )
}

/** Label, here and there. */
type Difference = [string, string, string]

/** What both sides say differently. */
function differ(here: object, there: object, labels: object): Difference[] {
  const [mine, theirs] = [new Map(Object.entries(here)), new Map(Object.entries(there))]
  return Object.entries(labels).flatMap(([name, label]: [string, unknown]) => {
    const [one, other] = [toText(mine.get(name)), toText(theirs.get(name))]
    return typeof label !== 'string' || one === other ? [] : [[label, one, other]]
  })
}

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return toText(value.filter(Boolean).join(', '))
  return (typeof value === 'string' && value) || words.nothing
}
