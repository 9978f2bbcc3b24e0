import { useEffect, useRef } from 'react'

/** What opens in the bar has the focus, and gives it back. */
export function usePanelFocus(isOpen: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen])
  return panel
}
