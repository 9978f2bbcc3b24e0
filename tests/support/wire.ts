import { get } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

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

/** How the build ends the name of a script or style sheet: a hash, other with each build. */
const HASH = /-([\w-]{7,8})(?=\.(?:js|css))/g

/** A letter by chance, one of 64. */
const BYTES_OF_LETTER = 6 / 8

/** How many bytes a script has as the server sends it, whatever hashes this build gave the files that it names. */
export async function bytesOfScript(url: string): Promise<number> {
  const script = await (await fetch(url)).text()
  const hashes = new Set([...script.matchAll(HASH)].map(([, hash]) => hash!))
  const packed = brotliCompressSync(script.replace(HASH, (name) => name.replaceAll(/./g, '-')))
  return Math.ceil(packed.length + [...hashes].join('').length * BYTES_OF_LETTER)
}
