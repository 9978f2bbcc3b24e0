/** Articles and events by the thousand, the same for the same number, every time. */
import { blogPosts, events } from '../../server/db/schema.ts'
import type { Database } from '../../server/db/open.ts'
import { CONCEPTS } from '../../server/search/vocabulary.ts'
import { chance, PLAIN, type Chance } from './made-listings.ts'

const TOPICS = CONCEPTS.map(({ name }) => name)
const TITLES = ['in plain words', 'for autistic children', 'in Goa', 'and your rights', 'at home']
const HEADINGS = ['What is', 'How do we apply for', 'What does it cost:', 'Where can we go for']

const BATCH = 500

/** Half of them articles of six headings each, half events in four years around today. */
export async function makePages(db: Database, count: number): Promise<void> {
  const luck = chance(7)
  for (let at = 0; at < count / 2; at += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count / 2 - at) }, (_, i) => at + i)
    await db.insert(blogPosts).values(numbers.map((number) => makePost(luck, number)))
    await db.insert(events).values(numbers.map(() => makeEvent(luck)))
  }
}

function makePost(luck: Chance, number: number) {
  const { pick, pickCommon } = luck
  const topic = pickCommon(TOPICS)
  const parts = Array.from(
    { length: 6 },
    () => `## ${pick(HEADINGS)} ${pickCommon(TOPICS)}?\n\n${makeText(luck, 60)}`,
  )
  return {
    title: `${topic} ${pick(TITLES)}`,
    slug: `made-${number}`,
    content: [makeText(luck, 40), ...parts].join('\n\n'),
    excerpt: makeText(luck, 20),
    author: 'Saath',
    category: 'resources' as const,
    tags: [topic, pickCommon(TOPICS)].map((tag) => tag.slice(0, 30)),
    isPublished: true,
    publishedAt: new Date(),
  }
}

const DAY = 86_400_000

function makeEvent(luck: Chance) {
  const { next, pick, pickCommon } = luck
  const start = new Date(Date.now() + (next() - 0.5) * 4 * 365 * DAY)
  return {
    title: `${pickCommon(TOPICS)} ${pick(['workshop', 'walk', 'camp', 'meeting'])}`,
    description: makeText(luck, 40),
    startDate: start,
    location: pick(['Panaji', 'Mapusa', 'Mumbai', 'Pune']),
    town: pick(['Panaji', 'Mapusa', 'Mumbai', 'Pune']),
    region: pick(['Goa', 'Maharashtra']),
    organizer: 'A group of parents',
    isApproved: true,
  }
}

const makeText = ({ next, pick, pickCommon }: Chance, words: number): string =>
  Array.from({ length: words }, () => (next() < 0.15 ? pickCommon(TOPICS) : pick(PLAIN))).join(' ')
