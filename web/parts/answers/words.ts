import type { AnswerKind } from '../../../shared/search/answers.ts'

const KINDS: Record<AnswerKind, string> = { article: 'Article', event: 'Event', page: 'Page' }

export const words = {
  /** What is in the block. */
  title: 'Articles, events and pages',
  /** "Article: The disability certificate", of a heading in it. */
  kind: (kind: AnswerKind, within: string | null) =>
    within ? `${KINDS[kind]}: ${within}` : KINDS[kind],
  when: (when: string) => `. ${when}`,
}
