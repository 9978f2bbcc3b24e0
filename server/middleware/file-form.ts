import { Busboy } from '@fastify/busboy'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { pipeline } from 'node:stream/promises'
import type { Env } from '../context.ts'
import { invalid } from '../errors.ts'
import { say } from '../sentences.ts'

/** What stands around the file in the body, in bytes. */
const AROUND = 16_000
/** A file, and what is said beside it. */
const MOST_PARTS = 20

/**
 * Takes a form with a file of at most `bytes`, for `validate('form')` behind it. `refuse` throws what is said of a
 * longer body, before it is read.
 */
export const takeFileForm = (bytes: number, refuse: () => never) =>
  every(bodyLimit({ maxSize: bytes + AROUND, onError: refuse }), readInPieces)

/** As the pieces come in: Hono reads the form at once, and one of 20 MB holds up every other request meanwhile. */
const readInPieces = createMiddleware<Env>(async ({ req }, next) => {
  const type = req.header('content-type')
  if (req.raw.body && type?.startsWith('multipart/form-data'))
    req.bodyCache.formData = await readForm(req.raw.body, type)
  await next()
})

async function readForm(body: AsyncIterable<Uint8Array>, type: string): Promise<FormData> {
  const form = new FormData()
  try {
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: { parts: MOST_PARTS },
    })
    parser.on('field', (name, value) => form.append(name, value))
    // Without a name where none was chosen, whatever its types say.
    parser.on('file', (name, pieces, fileName: string | undefined, _encoding, type) => {
      const content: Uint8Array<ArrayBuffer>[] = []
      pieces.on('data', (piece) => content.push(piece))
      pieces.on('end', () => form.append(name, new File(content, fileName ?? '', { type })))
      pieces.on('error', (error) => parser.destroy(error))
    })
    await pipeline(body, parser)
  } catch {
    throw invalid(say.invalidRequest)
  }
  return form
}
