import type { ToastLook } from '../ui/toast.tsx'

/** A short message about what the visitor just did (§8). */
export interface Notice {
  title: string
  text?: string
  /** The name of what it is about, where that may be one of several. */
  about?: string
  look?: ToastLook
}

/** The notice with a number of its own: the same words a second time are another message. */
export type ShownNotice = Notice & { id: number }

let shown: ShownNotice | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message. One is visible at a time; a newer one takes the place of the older (§4). */
export function notify(notice: Notice): void {
  lastId += 1
  show({ ...notice, id: lastId })
}

/** Takes this message away, unless a newer one has taken its place. */
export function dismiss(id: number): void {
  if (shown?.id === id) show(null)
}

export const shownNotice = () => shown

export function onNotice(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function show(notice: ShownNotice | null) {
  shown = notice
  for (const listener of listeners) listener()
}
