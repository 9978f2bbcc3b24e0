/** What a test file has started and does not end itself; the modules of one outlive it (vitest.config.ts). */
const endings = new Set<() => Promise<void>>()

export const whenFileEnds = (end: () => Promise<void>) => void endings.add(end)

export async function endFile(): Promise<void> {
  const ending = [...endings]
  endings.clear()
  await Promise.all(ending.map((end) => end()))
}
