import type { RefObject } from 'react'

interface SkipToProps {
  target: RefObject<HTMLElement | null>
  children: string
}

/** The keyboard's way past something with many stops; seen only when the keyboard is on it. */
export function SkipTo({ target, children }: SkipToProps) {
  return (
    <button type="button" className="btn map-skip" onClick={() => target.current?.focus()}>
      {children}
    </button>
  )
}
