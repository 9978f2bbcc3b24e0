/** Who asks while it runs gets one more run after it, together with all who ask meanwhile. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let isWaiting = false
  return () => {
    if (isWaiting) return last
    isWaiting = true
    last = last
      .catch(() => {})
      .then(() => {
        isWaiting = false
        return work()
      })
    return last
  }
}
