import { useState } from 'react'

/** The last click, and which of several quick ones it was. */
let click = { count: 0, at: 0 }
if (typeof document !== 'undefined')
  document.addEventListener('click', ({ detail }) => (click = { count: detail, at: now() }), {
    capture: true,
  })

const now = () => performance.now()
/** What a click leads to comes within so many milliseconds. */
const AT_ONCE = 50

/** Holds for what was pressed at once, before anything is drawn (decision 22). */
function createLock() {
  let isHeld = false
  return {
    /** Whether it was free; from now on it is not. The second click of a double click is no press of its own. */
    take: () => {
      const isSecond = click.count > 1 && now() - click.at < AT_ONCE
      if (isHeld || isSecond) return false
      isHeld = true
      return true
    },
    free: () => {
      isHeld = false
    },
  }
}

/** A lock of this control. */
export const useLock = () => useState(createLock)[0]
