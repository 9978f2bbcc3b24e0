/** What a search is answered with first when it tells of danger, or asks for a cure (ruling 48). */
import { z } from 'zod'

/** The most urgent first; who hits himself is heard as hitting, too. */
export const DANGER_TOPICS = [
  'emergency',
  'missing',
  'self-harm',
  /** Somebody hits or bites themself in distress, or bangs the head; nobody said that they want to die. */
  'self-injury',
  'violence',
  'exhaustion',
  /** Promises of a cure: no danger now, but families have lost much by them. */
  'cure',
] as const
export type DangerTopic = (typeof DANGER_TOPICS)[number]

/** Somebody may need help today. */
export const isDanger = (topic: DangerTopic): topic is Exclude<DangerTopic, 'cure'> =>
  topic !== 'cure'

const sentence = z.object({ title: z.string(), text: z.string() })

/** In sentences, so that a page says it without code of its own. */
export const dangerSchema = z
  .object({
    topic: z.enum(DANGER_TOPICS),
    title: z.string(),
    text: z.string().nullable(),
    calls: z
      .array(z.object({ number: z.string(), when: z.string(), say: z.string() }))
      .meta({ description: 'Whom to call, the fitting number first; empty for a cure' }),
    show: sentence.meta({ description: 'A sentence to hold out to somebody' }),
    links: z.array(z.object({ to: z.string(), label: z.string() })),
  })
  .meta({ id: 'Danger' })
export type Danger = z.output<typeof dangerSchema>
