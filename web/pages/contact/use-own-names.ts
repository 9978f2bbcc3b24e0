import { useEffect } from 'react'
import type { TypedContact } from '../../../shared/contact/contact.ts'
import type { FormInUse } from '../../parts/form/use-form.ts'
import { useVisitor } from '../../visitor.tsx'

/** People who are signed in need not type name and address. What was typed stays. */
export function useOwnNames({ getValues, fill }: FormInUse<TypedContact>): void {
  const { user } = useVisitor()
  useEffect(() => {
    if (!user) return
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
    if (name && !getValues('name')) fill('name', name)
    if (!getValues('email')) fill('email', user.email)
    // Once, when it is known who it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [user])
}
