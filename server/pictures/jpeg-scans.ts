/**
 * How often a JPEG draws over itself. Each scan costs work for the whole picture however little it says, and the library
 * that reads pictures counts none. Cameras write a dozen at most. The markers are walked as that library walks them.
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0
  let at = 2
  while (at < jpeg.length) {
    const marker = nextMarker(jpeg, at)
    const kind = jpeg[marker + 1]
    if (kind === undefined || kind === END) break
    if (kind === SCAN) scans += 1
    at = marker + 2
    if (hasLength(kind) && at + 2 <= jpeg.length) at += Math.max(2, jpeg.readUInt16BE(at))
  }
  return scans
}

const SCAN = 0xda
const END = 0xd9

/** Where the next 0xFF stands that a kind of marker follows; picture data writes 0x00 behind its own. */
function nextMarker(jpeg: Buffer, from: number): number {
  let at = from
  while (at < jpeg.length && !(jpeg[at] === 0xff && isKind(jpeg[at + 1]))) at += 1
  return at
}

const isKind = (byte: number | undefined) => byte !== 0 && byte !== 0xff

/** No JPEG of today has what is below; restarts (D0 to D7) and starts stand alone. */
const hasLength = (kind: number) => kind >= 0xc0 && !(kind >= 0xd0 && kind <= 0xd8)
