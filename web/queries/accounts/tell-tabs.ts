let tabs: BroadcastChannel | undefined

/** Hears from the other tabs of this browser who is signed in, or null for nobody, until its answer is called. */
export function listenToTabs(onTold: (id: number | null) => void): () => void {
  const own = new BroadcastChannel('saath-account')
  own.addEventListener('message', ({ data }) => onTold(data))
  tabs = own
  return () => own.close()
}

export function tellTabs(id: number | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is its own origin's
  tabs?.postMessage(id)
}
