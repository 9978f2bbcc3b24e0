import { useCallback, useRef, useState } from 'react'
import type { CheckState, Widget } from './altcha.ts'

export interface SpamCheckInUse {
  /** Null until the form is entered. */
  state: CheckState | null
  /** Fetches the widget, and lets it begin: when the form is entered. */
  start: () => void
  /** The solved sum; undefined where that does not work, and the server then asks by mail. */
  prove: () => Promise<string | undefined>
  /** The widget's place on the page. */
  setPlace: (place: HTMLElement | null) => void
}

/** ALTCHA (ruling 40): a proof of work instead of a riddle, fetched when the form is entered, from this site alone. */
export function useSpamCheck(): SpamCheckInUse {
  const [state, setState] = useState<CheckState | null>(null)
  const place = useRef<HTMLElement>(null)
  const widget = useRef<Promise<Widget | undefined>>(undefined)

  const open = useCallback(() => {
    const { current } = place
    if (current && !widget.current) widget.current = load(current, setState)
    return widget.current
  }, [])

  return {
    state,
    start: useCallback(() => void open(), [open]),
    prove: async () => (await open())?.take(),
    setPlace: useCallback((element: HTMLElement | null) => {
      place.current = element
    }, []),
  }
}

async function load(
  place: HTMLElement,
  onState: (state: CheckState) => void,
): Promise<Widget | undefined> {
  try {
    const { openWidget } = await import('./altcha.ts')
    return await openWidget(place, onState)
  } catch {
    onState('failed')
    return undefined
  }
}
