import { LOCALE } from './locale.ts'

const MINUTE = 60_000
const UNITS = [
  { unit: 'day', length: 24 * 60 * MINUTE },
  { unit: 'hour', length: 60 * MINUTE },
  { unit: 'minute', length: MINUTE },
] as const

/** How old something is, in its largest whole unit: "5 days", "20 hours", "1 minute"; in a narrow row "20 hr", "1 min". */
export function age(
  since: string,
  now = Date.now(),
  unitDisplay: 'long' | 'short' = 'long',
): string {
  const passed = Math.max(MINUTE, now - Date.parse(since))
  const { unit, length } = UNITS.find((one) => passed >= one.length) ?? UNITS[2]
  return new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay }).format(
    Math.floor(passed / length),
  )
}
