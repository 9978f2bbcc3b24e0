import { onMailQueued } from '../mail/outbox.ts'

/** A mail is heard of before its transaction commits, which may take a moment. In milliseconds. */
const LOOKS = [50, 1_000, 5_000]

/** Calls `deliver`, which never throws, shortly after this process queued a mail. */
export function sendSoon(deliver: () => Promise<void>): { stop(): Promise<void> } {
  let last = Promise.resolve()
  const planned = new Map<number, NodeJS.Timeout>()
  const stopListening = onMailQueued(() => {
    for (const ms of LOOKS) if (!planned.has(ms)) planned.set(ms, setTimeout(look, ms, ms).unref())
  })
  function look(ms: number) {
    planned.delete(ms)
    last = deliver()
  }
  return {
    async stop() {
      stopListening()
      for (const timer of planned.values()) clearTimeout(timer)
      await last
    },
  }
}
