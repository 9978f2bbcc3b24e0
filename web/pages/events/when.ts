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

interface When {
  startDate: string
  endDate: string | null
  /** Only days are known; the end is the midnight after the last one. */
  isAllDay: boolean
}

/** "Saturday, 28 November 2026, 10:00 am to 12:00 noon"; of several days both are named. */
export function whenItIs({ startDate, endDate, isAllDay }: When): string {
  if (isAllDay) {
    const last = endDate && day(new Date(Date.parse(endDate) - 1).toISOString())
    return last && last !== day(startDate) ? `${day(startDate)} to ${last}` : day(startDate)
  }
  if (!endDate) return dayAndTime(startDate)
  const isOneDay = day(startDate) === day(endDate)
  return `${dayAndTime(startDate)} to ${isOneDay ? time(endDate) : dayAndTime(endDate)}`
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
