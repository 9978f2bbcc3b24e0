/** Some work, and how many milliseconds of processor time it takes here: a busy machine makes it wait, not work. */
export async function measure<T>(work: () => Promise<T>): Promise<{ result: T; time: number }> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, time: (user + system) / 1_000 }
}

/** The longest that this thread spends on some work, in the same measure, before anything else gets its turn. */
export async function longestTurn(work: Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(look, 5)
  await work.catch(() => {})
  look()
  clearInterval(timer)
  return longest
}
