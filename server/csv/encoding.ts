import { unprocessable } from '../errors.ts'
import { say } from '../sentences.ts'

/** Zip files and the spreadsheets that are zip files; spreadsheets as they were before; gzip; PDF. */
const NO_TEXT = ['504b0304', '504b0506', 'd0cf11e0', '1f8b', '25504446']
const UTF_16 = ['fffe', 'feff']

/** Refuses what is not text in UTF-8, with a sentence that says what to do. */
export async function refuseUnreadable(file: Blob): Promise<void> {
  if (file.size === 0) throw unprocessable(say.csv.empty)
  const start = Buffer.from(await file.slice(0, 4).arrayBuffer()).toString('hex')
  if (NO_TEXT.some((bytes) => start.startsWith(bytes))) throw unprocessable(say.csv.zipped)
  if (UTF_16.some((bytes) => start.startsWith(bytes))) throw unprocessable(say.csv.utf16)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of file.stream()) {
    if (chunk.includes(0)) throw unprocessable(say.csv.nul)
    decode(() => decoder.decode(chunk, { stream: true }))
  }
  decode(() => decoder.decode())
}

function decode(work: () => string): void {
  try {
    work()
  } catch {
    throw unprocessable(say.csv.notUtf8)
  }
}
