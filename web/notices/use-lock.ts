import { useState } from 'react'

/** Within so many milliseconds a second press belongs to the first: it is what systems take for a double click. */
const DOUBLE_PRESS = 500

/** Holds for what was pressed at once, before anything is drawn (decision 22). */
function createLock() {
  let takenAt = 0
  let heldUntil = 0
  return {
    /** Whether it was free; from now on it is not. */
    take: () => {
      if (performance.now() < heldUntil) return false
      takenAt = performance.now()
      heldUntil = Infinity
      return true
    },
    /** It is done; the second of two quick presses is still none of its own. */
    done: () => {
      heldUntil = takenAt + DOUBLE_PRESS
    },
    /** It came to nothing, and may be tried again at once. */
    fail: () => {
      heldUntil = 0
    },
  }
}

/** A lock of this control. */
export const useLock = () => useState(createLock)[0]
