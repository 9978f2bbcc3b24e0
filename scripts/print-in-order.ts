export type Write = (text: string) => void

/**
 * Prints what several say at once as if they spoke one after the other, in this order: the first that has not ended is
 * heard as it speaks, the others when it is their turn.
 */
export function printInOrder<Speaker>(speakers: Speaker[], write: Write) {
  const queue = [...speakers]
  const unsaid = new Map<Speaker, string>()
  const ended = new Set<Speaker>()

  function say(speaker: Speaker, text: string): void {
    unsaid.set(speaker, (unsaid.get(speaker) ?? '') + text)
    for (let first = queue[0]; first; first = queue[0]) {
      write(unsaid.get(first) ?? '')
      unsaid.delete(first)
      if (!ended.has(first)) return
      queue.shift()
    }
  }

  return {
    say,
    sayLast(speaker: Speaker, text: string): void {
      ended.add(speaker)
      say(speaker, text)
    },
    /** Nobody else is heard any more. */
    sayLastOfAll(speaker: Speaker, text: string): void {
      queue.splice(0, queue.length, speaker)
      this.sayLast(speaker, text)
    },
  }
}
