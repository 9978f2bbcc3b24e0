import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from '../kit/keep-focus.ts'
import { rowId } from './queue-row.tsx'

/**
 * What is opened begins at its title. Where the keyboard is lost — what it was in has gone — it goes on from the row that
 * was open, or from the heading of the list. Whoever writes in a field meanwhile goes on writing. Answers what to call
 * before the address names the one that is open anyway: that opens nothing.
 */
export function useKeptPlace(
  wanted: string | undefined,
  opened: string | undefined,
  decidedAt: number,
): (id: string) => void {
  const stayed = useRef<string>(undefined)
  const before = useRef({ wanted, opened, decidedAt })
  // In the same frame, so that the keyboard is never on the body.
  useLayoutEffect(() => {
    const last = before.current
    before.current = { wanted, opened, decidedAt }
    if (opened !== undefined) find(rowId(opened))?.scrollIntoView({ block: 'nearest' })
    const hasStayed = wanted !== undefined && wanted === stayed.current
    if (hasStayed) stayed.current = undefined
    const isOpenedByHand = wanted !== undefined && wanted !== last.wanted && !hasStayed
    const hasLeft = last.opened !== undefined && opened !== last.opened
    const hasGoneOn = decidedAt !== last.decidedAt || (hasLeft && isFocusLost())
    if (isWriting()) return
    if (isOpenedByHand || hasGoneOn) focusOpened()
    else if (isFocusLost() && last.opened !== undefined && wanted !== last.wanted)
      focusFirst(rowId(last.opened), 'tab')
  }, [wanted, opened, decidedAt])
  return (id) => {
    stayed.current = id
  }
}

/** What had the keyboard in the pane of what is open goes when it is decided: then the title has it before anybody can notice. */
export function useFocusInPane(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = pane.current
    if (!box) return undefined
    let last: Element | null = null
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element && box.contains(target) ? target : null
    }
    // It runs before the next frame is drawn.
    const watch = new MutationObserver(() => {
      if (last && !last.checkVisibility() && isFocusLost()) focusOpened()
    })
    watch.observe(box, { subtree: true, childList: true, attributeFilter: ['hidden'] })
    document.addEventListener('focusin', note)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [pane])
}

const isWriting = () => !isFocusLost() && document.activeElement?.matches('input, textarea, select')

const find = (id: string) => document.getElementById(id)

/** The title of what is open, or the heading of the list where that is all there is to see. */
const focusOpened = () => focusFirst('opened', 'tab')

/** The first of these that is seen. */
const focusFirst = (...ids: string[]) =>
  ids
    .map(find)
    .find((one) => one?.checkVisibility())
    ?.focus()
