/** When something is, in India: the same letters on the server and in every browser. */
const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** "Saturday, 28 November 2026, 10:00 am". */
export const dayAndTime = (moment: string) => `${day(moment)}, ${time(moment)}`

/** "Saturday, 28 November 2026, 10:00 am to 12:00 noon"; of several days both are named. */
export function whenItIs(start: string, end: string | null): string {
  if (!end) return dayAndTime(start)
  return `${dayAndTime(start)} to ${day(start) === day(end) ? time(end) : dayAndTime(end)}`
}

function day(moment: string): string {
  const { weekday, day, month, year } = read(moment)
  return `${weekday}, ${day} ${month} ${year}`
}

function time(moment: string): string {
  const { hour, minute, dayPeriod = '' } = read(moment)
  if (hour === '12' && minute === '00') return dayPeriod === 'AM' ? '12:00 midnight' : '12:00 noon'
  return `${hour}:${minute} ${dayPeriod.toLowerCase()}`
}

const read = (moment: string): Record<string, string> =>
  Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
