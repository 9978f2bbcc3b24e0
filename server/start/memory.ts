import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/** In bytes: from here on V8 lets old memory grow to four times what is alive before it looks through it. */
const LARGE = 2 * 1024 ** 3

/**
 * Twice is enough, and costs no time (`npm run bench:memory`). Where the machine is small V8 is more careful than that by
 * itself, and is left alone.
 */
export function keepOldMemorySmall(): void {
  if (getHeapStatistics().heap_size_limit >= LARGE) setFlagsFromString('--heap-growing-percent=100')
}
