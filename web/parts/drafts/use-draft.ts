import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useVisitor } from '../../visitor.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { forgetDraft, keepDraft, readDraft, type Draft, type Fields } from './drafts.ts'
import { changedFields, fillIn, readDrawn, readFields } from '../form/form-fields.ts'

export interface DraftOptions {
  /** Its form and what it is about: 'review 5'. */
  name: string
  /** The version of what is changed. */
  version?: string
  /** The form was filled in with what had been kept. */
  onFound?: (draft: Draft) => void
  /** After each letter: whether the browser keeps it. */
  onKept?: (isKept: boolean) => void
  /** Sending the form is one step of several: its screen forgets the draft. */
  outlivesSending?: boolean
}

export interface DraftInUse {
  form: RefObject<HTMLFormElement | null>
  /** What the form was filled in with. */
  found: Draft | undefined
  forget: () => void
  /** The form is being sent as it is, so what is written from here on is a change of that once it is `sent`. */
  sending: () => void
  sent: () => void
}

/** Keeps what is typed in a form until it is sent: through a reload, going back, signing in and a tab that is lost. */
export function useDraft({
  name,
  version,
  onFound,
  onKept,
  outlivesSending,
}: Partial<DraftOptions>): DraftInUse {
  const { state, user } = useVisitor()
  const userId = user?.id ?? null
  // Before that nothing can be pressed.
  const isReady = useHydrated() && state !== 'loading' && name !== undefined
  const form = useRef<HTMLFormElement>(null)
  const began = useRef<{ userId?: number | null; name?: string; with?: Fields; sent?: Fields }>({})
  const [found, setFound] = useState<Draft>()

  useLayoutEffect(() => {
    const typedIn = form.current
    if (!typedIn || !isReady) return
    const { userId: wasOf, name: wasNamed } = began.current
    // What is there when somebody signs out is no guest's, and nobody's who signs in next.
    if (wasOf && wasOf !== userId) began.current.with = readFields(typedIn)
    const before = (began.current.with ??= readDrawn(typedIn))
    const keep = (more?: Fields) => {
      const fields = { ...more, ...changedFields(before, readFields(typedIn)) }
      return keepDraft(name, userId, { fields, version })
    }
    const isSame = wasOf === userId && wasNamed === name
    const kept = isSame ? undefined : readDraft(name, userId)
    began.current = { ...began.current, userId, name }
    // What was typed before the script was there, or while it was saved.
    if (Object.keys(changedFields(before, readFields(typedIn))).length > 0) keep(kept?.fields)
    if (kept) {
      fillIn(typedIn, kept.fields)
      setFound(kept)
      onFound?.(kept)
    }
    const onInput = () => {
      const isKept = keep()
      onKept?.(isKept)
    }
    typedIn.addEventListener('input', onInput)
    return () => typedIn.removeEventListener('input', onInput)
    // Who is told makes no difference to what is kept.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, name, version, userId])

  const forget = () => {
    if (name !== undefined) forgetDraft(name, userId)
    setFound(undefined)
  }
  return {
    form,
    found,
    forget,
    sending: () => {
      if (form.current) began.current.sent = readFields(form.current)
    },
    sent: () => {
      if (outlivesSending) return
      began.current.with = began.current.sent
      forget()
    },
  }
}
