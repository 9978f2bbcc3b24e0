import type { PinnedKind } from '../../../shared/search/pinned.ts'

const KINDS: Record<PinnedKind, string> = {
  listing: 'Listing',
  article: 'Article',
  event: 'Event',
  page: 'Page',
}

export const words = {
  /** What is in the block. */
  title: 'Articles, events and pages',
  chosen: 'Chosen by our team',
  chosenHint: 'Nobody can pay to be shown here.',
  /** "Article: The disability certificate", of a heading in it. */
  kind: (kind: PinnedKind, within: string | null) =>
    within ? `${KINDS[kind]}: ${within}` : KINDS[kind],
  when: (when: string) => `. ${when}`,
}
