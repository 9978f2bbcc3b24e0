import { useState } from 'react'
import { IDEMPOTENCY_FIELD } from '../../shared/idempotency.ts'
import { newKey } from '../once.ts'

/**
 * The key of a form that a browser sends on its own, so that two presses are one (decision 22). Only on pages that are drawn
 * for one person: on one that is kept for all, everybody would have the same.
 */
export function FormKey() {
  const [key] = useState(newKey)
  // The server drew another one, which is as good.
  return <input type="hidden" name={IDEMPOTENCY_FIELD} value={key} suppressHydrationWarning />
}
