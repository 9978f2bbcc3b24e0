interface Parts {
  /** Tells a listener that there is something to do, until its answer is called. */
  listen: (listener: () => void) => () => void
  /** When to look for it after that, in milliseconds. */
  looks: number[]
  /** Never throws. */
  act: () => Promise<void>
}

/** Acts shortly after this process made something to do. */
export function actSoon({ listen, looks, act }: Parts): { stop(): Promise<void> } {
  let last = Promise.resolve()
  const planned = new Map<number, NodeJS.Timeout>()
  const stopListening = listen(() => {
    for (const ms of looks) if (!planned.has(ms)) planned.set(ms, setTimeout(look, ms, ms).unref())
  })
  function look(ms: number) {
    planned.delete(ms)
    last = act()
  }
  return {
    async stop() {
      stopListening()
      for (const timer of planned.values()) clearTimeout(timer)
      await last
    },
  }
}
