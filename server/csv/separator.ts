import { columnNamed, kindOf } from './columns.ts'

const SEPARATORS = [',', ';', '\t']
/** No header of ours is longer, in bytes. */
const HEADER = 8_000

/** Commas, semicolons (as spreadsheets write them where the comma is in numbers) or tabs: what names most columns. */
export async function findSeparator(file: Blob): Promise<string> {
  const [header = ''] = (await file.slice(0, HEADER).text())
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r\n?|\n/, 1)
  const found = (separator: string) => {
    const names = header.split(separator).map((name) => name.replaceAll('"', ''))
    const kind = kindOf(names)
    return names.filter((name) => columnNamed(kind, name)).length
  }
  return SEPARATORS.toSorted((a, b) => found(b) - found(a))[0] ?? ','
}
