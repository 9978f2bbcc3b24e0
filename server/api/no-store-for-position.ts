import type { Context } from 'hono'
import { isPosition } from '../places/position.ts'

/** An answer to where someone stands is nobody's to keep (ruling 13). */
export function noStoreForPosition(c: Context, { near }: { near?: string | undefined }): void {
  if (isPosition(near)) c.header('cache-control', 'no-store')
}
