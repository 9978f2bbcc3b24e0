import type { ServerEnv } from '../../env/env.ts'

/** A picture elsewhere, if the operator named its host: no other is shown (ruling 15). */
export function shownImage(
  address: string | null,
  { IMAGE_HOSTS }: Pick<ServerEnv, 'IMAGE_HOSTS'>,
): string | null {
  const url = address ? URL.parse(address) : null
  return url?.protocol === 'https:' && IMAGE_HOSTS.includes(url.hostname) ? address : null
}
