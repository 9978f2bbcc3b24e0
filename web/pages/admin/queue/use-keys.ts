import { useEffect } from 'react'
import { useAreKeysOn } from '../../../parts/keys/keys-switch.ts'

/**
 * Presses what a key stands on: each control of a queue names its own (`aria-keyshortcuts`), so there is none without a
 * button. A single letter does nothing in a field, and nothing at all where keys are switched off or a dialog is open.
 * Answers whether they are on.
 */
export function useKeys(): boolean {
  const areOn = useAreKeysOn()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (event.defaultPrevented || event.repeat || event.isComposing || altKey) return
      if (document.querySelector('dialog[open]')) return
      const isSingle = key.length === 1 && !ctrlKey && !metaKey
      const isTyping = target instanceof Element && target.matches('input, textarea, select')
      if (isSingle && (!areOn || isTyping)) return
      const control = controlOf((ctrlKey || metaKey ? 'Control+' : '') + nameOf(key))
      if (!control) return
      event.preventDefault()
      if (control instanceof HTMLInputElement && control.type !== 'checkbox') control.focus()
      else {
        // What the press opens gives the keyboard back to where it was: never to the body.
        if (document.activeElement === document.body) control.focus()
        control.click()
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [areOn])
  return areOn
}

const nameOf = (key: string) => (key.length === 1 ? key.toUpperCase() : key)

const controlOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(':is(.panes, .call-page) [aria-keyshortcuts]')].find(
    (one) => one.getAttribute('aria-keyshortcuts') === name && one.checkVisibility(),
  )
