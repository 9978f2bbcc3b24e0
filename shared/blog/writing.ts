/** What whoever writes an article needs, apart from its rules: no page that is seen first needs it. */

/** What the admins' list of posts can be narrowed to. */
export const POST_QUEUES = ['all', 'draft', 'published'] as const

export type PostQueue = (typeof POST_QUEUES)[number]

/** §5, in minutes. */
export const DEFAULT_READ_TIME = 5
const MOST_MINUTES = 600

export const MOST_TAGS = 20

/** §5: minutes as a whole number; 0, which is not shown, for whatever is none. */
export function toReadTime(typed: string | number): number {
  const minutes = Number.parseInt(String(typed), 10)
  return minutes >= 0 && minutes <= MOST_MINUTES ? minutes : 0
}
