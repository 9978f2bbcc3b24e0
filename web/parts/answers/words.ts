import type { PinnedKind } from '../../../shared/search/answers.ts'

const KINDS: Record<PinnedKind, string> = {
  listing: 'Listing',
  article: 'Article',
  event: 'Event',
  page: 'Page',
}

export const words = {
  /** What is in the block. */
  title: 'Articles, events and pages',
  more: 'More articles, events and pages',
  below: (count: number) => `${count} more below`,
  chosen: 'Chosen by our team',
  chosenHint: 'Nobody can pay to be shown here.',
  /** "Article: The disability certificate", of a heading in it. */
  kind: (kind: PinnedKind) => KINDS[kind],
  within: (title: string) => `: ${title}`,
  when: (when: string) => `. ${when}`,
}
