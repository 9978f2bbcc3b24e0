import { useEffect, type RefObject } from 'react'
import { useVisitor } from '../../visitor.tsx'
import { changedFields, fillIn, readDrawn, readFields } from './form-fields.ts'
import { keepTyped, readTyped } from './typed-drafts.ts'

/** Keeps what is typed in a form, in this tab, until it is sent: through a reload, going back, and signing in. */
export function useTyped(form: RefObject<HTMLFormElement | null>, name: string | null): void {
  const { state, user } = useVisitor()
  const userId = user?.id ?? null
  useEffect(() => {
    const typedIn = form.current
    if (!typedIn || name === null || state === 'loading') return
    const drawn = readDrawn(typedIn)
    const typed = () => changedFields(drawn, readFields(typedIn))
    const keep = () => keepTyped(name, userId, typed())
    const kept = readTyped(name, userId)
    keepTyped(name, userId, { ...kept, ...typed() })
    fillIn(typedIn, kept)
    typedIn.addEventListener('input', keep)
    return () => typedIn.removeEventListener('input', keep)
  }, [form, name, state, userId])
}
