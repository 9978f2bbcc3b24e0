import { useEffect, type RefObject } from 'react'
import { useVisitor } from '../../visitor.tsx'
import { changedFields, fillIn, readFields } from './form-fields.ts'
import { keepTyped, readTyped } from './typed-drafts.ts'

/** Keeps what is typed in a form, in this tab, until it is sent: through a reload, going back, and signing in. */
export function useTyped(form: RefObject<HTMLFormElement | null>, name: string | null): void {
  const { state, user } = useVisitor()
  const userId = user?.id ?? null
  useEffect(() => {
    const typedIn = form.current
    if (!typedIn || name === null || state === 'loading') return
    const before = readFields(typedIn)
    const keep = () => keepTyped(name, userId, changedFields(before, readFields(typedIn)))
    fillIn(typedIn, readTyped(name, userId))
    typedIn.addEventListener('input', keep)
    return () => typedIn.removeEventListener('input', keep)
  }, [form, name, state, userId])
}
