import { useMemo, useState, type FormEvent } from 'react'
import { useHydrated } from '../use-hydrated.ts'

/**
 * What somebody has typed, kept in this tab until it is sent: through a reload, and through signing in. `keep` goes on
 * whatever holds the form.
 */
export function useDraft(key: string) {
  // Not in the first draw, which is the server's.
  const isReady = useHydrated()
  const [forgotten, setForgotten] = useState(0)
  const draft = useMemo(
    () => (isReady && forgotten >= 0 ? readDraft(key) : undefined),
    [isReady, forgotten, key],
  )
  return {
    /** Undefined until it has been looked for. */
    draft,
    keep: (event: FormEvent<HTMLElement>) => {
      const { target } = event
      if (!isField(target) || !target.form) return
      const fields = [...new FormData(target.form)].filter(([, value]) => typeof value === 'string')
      write(key, JSON.stringify(Object.fromEntries(fields)))
    },
    forget: () => {
      write(key, null)
      setForgotten(forgotten + 1)
    },
  }
}

const isField = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

function readDraft(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string'),
    )
  } catch {
    return {}
  }
}

function write(key: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing: what is typed stays on the page alone.
  }
}
