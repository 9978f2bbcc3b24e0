import { get } from 'node:http'

/** How many bytes an answer has as the server sends it, compressed. Node's own fetch would only know them unpacked. */
export function bytesOnTheWire(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // A connection of its own: a kept one may have been closed by the server in the meantime.
    get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
