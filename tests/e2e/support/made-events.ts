import { addDays, indianDay } from '../../../shared/indian-days.ts'
import { send, type Sender } from './people.ts'

/** The day in India so many days from now. */
export const dayFromNow = (days: number) => addDays(indianDay(new Date()), days)

export const EVENT = {
  title: 'Craft morning',
  description: 'Paper, clay and cane work at your own pace. A quiet room is open the whole time.',
  startTime: '10:00',
  endTime: '12:00',
  location: 'Community hall, Ponda',
  town: 'Ponda',
  region: 'Goa',
  organizer: 'Ponda parents',
  contactEmail: 'parents@example.org',
  noise: 'quiet',
  quietRoom: 'yes',
}

/** An event that everybody sees; answers its number. */
export async function makeEvent(admin: Sender, fields: object = {}): Promise<number> {
  const event = { ...EVENT, startDay: dayFromNow(12), isApproved: true, ...fields }
  const answer = await send(admin, 'post', '/api/admin/events', event)
  const { id } = (await answer.json()) as { id: number }
  return id
}
