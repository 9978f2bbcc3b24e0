import sharp from 'sharp'

/**
 * A progressive JPEG of this size, drawn over itself as often as `scans` says by scans that change nothing: a few bytes
 * each, and work for the whole picture (attacks F1).
 */
export async function scannedJpeg(side: number, scans: number): Promise<Buffer> {
  const grey = { r: 120, g: 120, b: 120 }
  const plain = await sharp({
    create: { width: side, height: side, channels: 3, background: grey },
    limitInputPixels: false,
  })
    .greyscale()
    .jpeg({ progressive: true })
    .toBuffer()
  const again = emptyScan(componentOf(plain), Math.ceil(side / 8) ** 2)
  return Buffer.concat([
    plain.subarray(0, -2),
    ENDS_OF_BLOCKS,
    ...Array<Buffer>(scans).fill(again),
    plain.subarray(-2),
  ])
}

/** The id of the one part a grey picture has, out of its header. */
const componentOf = (jpeg: Buffer) => jpeg[jpeg.indexOf(Buffer.from([0xff, 0xc2])) + 10] ?? 1

/** A table of codes, four bits each, for "no more in the next 1, 2, 4 … 16,384 blocks" and how many beyond. */
const SYMBOLS = Array.from({ length: 15 }, (_, power) => power << 4)
const ENDS_OF_BLOCKS = segment(0xc4, [
  0x10,
  0,
  0,
  0,
  SYMBOLS.length,
  ...Array(12).fill(0),
  ...SYMBOLS,
])

function emptyScan(component: number, blocks: number): Buffer {
  let bits = ''
  for (let left = blocks; left > 0;) {
    const run = Math.min(left, 32_767)
    const power = Math.floor(Math.log2(run))
    bits += power.toString(2).padStart(4, '0')
    if (power > 0) bits += (run - 2 ** power).toString(2).padStart(power, '0')
    left -= run
  }
  const bytes = (bits.match(/.{1,8}/g) ?? []).flatMap((byte) => {
    const value = Number.parseInt(byte.padEnd(8, '1'), 2)
    return value === 0xff ? [0xff, 0] : [value]
  })
  return Buffer.concat([segment(0xda, [1, component, 0, 1, 63, 0]), Buffer.from(bytes)])
}

function segment(kind: number, body: number[]): Buffer {
  const length = body.length + 2
  return Buffer.from([0xff, kind, length >> 8, length & 255, ...body])
}
