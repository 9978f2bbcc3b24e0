import type {
  advertisements,
  contactSubmissions,
  events,
  listingReviews,
  listingSubmissions,
  users,
} from '../../schema.ts'
import type { NewReport } from '../../../services/reports/keep.ts'

/** What `npm run demo` shows beside the starter content. All of it is made, and says "Example". */

type New<Table extends { $inferInsert: object }> = Table['$inferInsert']

export const PEOPLE = ['one', 'two', 'three'].map(
  (which) =>
    ({
      username: `example-${which}`,
      email: `${which}@example.org`,
      firstName: 'Example',
      lastName: which[0]?.toUpperCase() + which.slice(1),
    }) satisfies New<typeof users>,
)

export const REVIEWS: Pick<
  New<typeof listingReviews>,
  'rating' | 'reviewText' | 'state' | 'waitingFor'
>[] = [
  { rating: 5, reviewText: 'Example: the waiting room was quiet, and they took their time.' },
  { rating: 4, reviewText: 'Example: friendly people. Parking is hard to find.' },
  { rating: 3, reviewText: 'Example: we waited four months for the first visit.' },
  { rating: 5, reviewText: 'Example: they explained each step before it came.' },
  {
    rating: 4,
    reviewText: 'Example: it holds a number, 0832 222 3333, so it waits for a moderator.',
    state: 'waiting',
    waitingFor: 'contact',
  },
]

interface ExampleEvent extends Omit<New<typeof events>, 'startDate' | 'endDate'> {
  inDays: number
  isProposed?: boolean
  isFull?: boolean
}

/** One in each state. */
export function exampleEvents(now: Date): ExampleEvent[] {
  const event = {
    description: 'This is an example. Paper and clay at your own pace, with a quiet room beside.',
    location: 'Example hall, Ponda',
    town: 'Ponda',
    region: 'Goa',
    organizer: 'Example parents',
    sensory: { noise: 'quiet', light: 'soft', quietRoom: 'yes' },
  } satisfies Partial<ExampleEvent>
  return [
    { ...event, title: 'Example: craft morning', inDays: 4, maxParticipants: 12 },
    {
      ...event,
      title: 'Example: parents meet online',
      inDays: 9,
      mode: 'online',
      location: 'Online',
    },
    { ...event, title: 'Example: music hour, full with a waitlist', inDays: 12, isFull: true },
    {
      ...event,
      title: 'Example: beach walk, registration closed',
      inDays: 15,
      registrationDeadline: new Date(now.getTime() - 86_400_000),
    },
    {
      ...event,
      title: 'Example: swimming, cancelled',
      inDays: 18,
      cancelledAt: now,
      cancelReason: 'Example: the pool is being repaired.',
    },
    { ...event, title: 'Example: talk on school places, over', inDays: -6 },
    { ...event, title: 'Example: picnic that waits for approval', inDays: 22, isProposed: true },
    {
      ...event,
      title: 'Example: film evening that waits for approval',
      inDays: 25,
      isProposed: true,
    },
  ]
}

const submission = {
  category: 'therapists',
  description: 'This is an example. Speech therapy for children and adults.',
  address: 'Example Road 5, near the market',
  phone: '+918320000000',
  town: 'Mapusa',
  region: 'Goa',
  submitterName: 'Example One',
  submitterEmail: 'one@example.org',
} satisfies Partial<New<typeof listingSubmissions>>

/** The second is the first once more: the queue warns of it. */
export const SUBMISSIONS: New<typeof listingSubmissions>[] = [
  { ...submission, name: 'Example Speech Centre' },
  { ...submission, name: 'Example Speech Centre' },
  { ...submission, name: 'Example Play School', category: 'special-schools', town: 'Margao' },
  { ...submission, name: 'Example Parents Circle', category: 'support-groups', town: 'Panaji' },
]

export const MESSAGES: New<typeof contactSubmissions>[] = [
  {
    name: 'Example One',
    email: 'one@example.org',
    subject: 'Example: a question',
    message: 'This is an example. Do you know a swimming class with small groups?',
  },
  {
    name: 'Example Two',
    email: 'two@example.org',
    subject: 'Example: a wrong number',
    message: 'This is an example. The number of the school has changed.',
  },
]

export const REPORTS: Pick<NewReport, 'field' | 'kind' | 'right' | 'text' | 'saidBy'>[] = [
  {
    field: 'phone',
    kind: 'wrong-number',
    right: '0832 000 0001',
    text: 'Example: I called twice. A shop answers.',
    saidBy: 'visitor',
  },
  {
    field: 'phone',
    kind: 'no-answer',
    right: null,
    text: 'Example: nobody answers in the morning.',
    saidBy: 'visitor',
  },
]

export const AD: Omit<New<typeof advertisements>, 'startDate' | 'endDate'> = {
  title: 'Example advertisement',
  description: 'This is an example of what a sponsor can show.',
  targetUrl: 'https://example.org/',
  position: 'directory-top',
}
