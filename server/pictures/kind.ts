/** What a file is by its first bytes: nothing else gets to the library that reads pictures. */
export function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'gif' | undefined {
  const text = (from: number, to: number) => bytes.subarray(from, to).toString('latin1')
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(0, 4) === 'GIF8' ? 'gif' : undefined
}

/** A PNG that moves says so before its first picture. */
export const isMovingPng = (bytes: Buffer) =>
  kindOf(bytes) === 'png' && bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL')
