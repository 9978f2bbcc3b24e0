import { setTimeout as wait } from 'node:timers/promises'
import { addDays, indianDay, momentInIndia } from '../../shared/indian-days.ts'

/** What a test that is about a day needs of it at most, on a busy machine. In milliseconds. */
const LONG_ENOUGH = 60_000

/** The day in India, which does not end while the test runs: shortly before midnight this waits for the next. */
export async function todayInIndia(): Promise<string> {
  const midnight = momentInIndia(addDays(indianDay(new Date()), 1)).getTime()
  const left = midnight - Date.now()
  if (left < LONG_ENOUGH) await wait(left)
  return indianDay(new Date())
}
