/** Messages of the PostgreSQL protocol that the database can answer in one go. */
export interface Batch {
  bytes: Uint8Array
  /** After it no portal is left open: it ended with Sync or was a simple Query. */
  complete: boolean
}

export type WireItem = Batch | 'end'

const code = (letter: string) => letter.charCodeAt(0)
const SYNC = code('S')
const QUERY = code('Q')
const FLUSH = code('H')
const TERMINATE = code('X')

/** Sync alone: ends what an abandoned session left half said. */
export const SYNC_MESSAGE = Uint8Array.of(SYNC, 0, 0, 0, 4)

/**
 * Cuts what one client sends into batches, each ending where it waits for an answer.
 * Feeding the database less would have it wait for the rest inside WebAssembly, where nothing else can run.
 */
export function createBatcher(): (chunk: Uint8Array) => WireItem[] {
  let rest: Buffer = Buffer.alloc(0)
  let started = false

  return (chunk) => {
    const arrived = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    rest = rest.length ? Buffer.concat([rest, arrived]) : arrived
    const items: WireItem[] = []
    let batchStart = 0
    let at = 0
    for (;;) {
      // The startup message is the only one without a letter in front of its length.
      const lengthAt = started ? at + 1 : at
      if (rest.length < lengthAt + 4) break
      const end = lengthAt + rest.readInt32BE(lengthAt)
      if (rest.length < end) break
      const letter = started ? rest[at] : SYNC
      started = true
      at = end
      if (letter === TERMINATE) items.push('end')
      else if (letter === SYNC || letter === QUERY || letter === FLUSH)
        items.push({ bytes: rest.subarray(batchStart, end), complete: letter !== FLUSH })
      else continue
      batchStart = end
    }
    rest = rest.subarray(batchStart)
    return items
  }
}
