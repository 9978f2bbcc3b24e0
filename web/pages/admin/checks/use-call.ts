import { useEffect, useState } from 'react'
import type { Channel } from '../../../../shared/checks/kinds.ts'
import type { CheckTask, ContactInput } from '../../../../shared/checks/tasks.ts'
import type { FactField } from '../../../../shared/listings/fields.ts'
import { forgetDraft, keepDraft, readDraft } from '../../../parts/drafts/drafts.ts'
import { useVisitor } from '../../../visitor.tsx'

export type Answer = 'right' | 'corrected' | 'unknown'
export type Typed = Record<string, unknown>

interface Call {
  answers: Partial<Record<FactField, Answer>>
  typed: Typed
  /** Undefined: nobody has said yet how it was asked. */
  channel?: Channel | undefined
  mayShow: boolean
  mayAsk: boolean
  contact: ContactInput
}

const NOTHING: Call = { answers: {}, typed: {}, mayShow: false, mayAsk: false, contact: {} }

/** What a call has brought so far. It is kept in this browser until it is saved, as other forms are (decision 26). */
export function useCall({ id, call: number, listing, contact }: CheckTask) {
  const { user } = useVisitor()
  const name = `check ${id}`
  const userId = user?.id ?? null
  const [call, setCall] = useState<Call>(NOTHING)
  useEffect(() => {
    const draft = readDraft(name, userId)?.fields.call
    // oxlint-disable-next-line react/set-state-in-effect -- what this browser kept is not there while the server draws
    if (draft) setCall({ ...NOTHING, ...JSON.parse(draft) })
  }, [name, userId])
  const say = (part: Partial<Call>) => {
    const next = { ...call, ...part }
    setCall(next)
    keepDraft(name, userId, { fields: { call: JSON.stringify(next) } })
  }
  // Where a number is known it was called.
  const channel = call.channel ?? (number ? 'call' : undefined)
  const isNumberKnown = Boolean(listing.values.phone || contact?.phone)
  const isNumberTold = call.answers.phone === 'right' || call.answers.phone === 'corrected'
  const isCalled = isNumberKnown || isNumberTold || Boolean(call.mayAsk && call.contact.phone)
  return {
    ...call,
    channel,
    isNumberKnown,
    /** Something was marked or written. */
    isBegun:
      call.mayShow ||
      call.mayAsk ||
      [call.answers, call.typed, call.contact].some((part) => Object.values(part).some(Boolean)),
    /** Nobody can have been called, and no other way was named. */
    needsWay: !channel || (channel === 'call' && !isCalled),
    say,
    answer: (field: FactField, answer: Answer | undefined) =>
      say({ answers: { ...call.answers, [field]: answer } }),
    forget: () => forgetDraft(name, userId),
  }
}

export type CallInUse = ReturnType<typeof useCall>
