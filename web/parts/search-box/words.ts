import { number } from '../../../shared/formats/numbers.ts'
import type { SuggestionKind } from '../../../shared/search/suggestion-kinds.ts'

const KINDS: Record<SuggestionKind, string> = {
  help: 'Day and night',
  service: 'Service',
  category: 'Kind of listing',
  place: 'Place',
  listing: 'Listing',
  article: 'Article',
  event: 'Event',
}

export const words = {
  suggestions: 'Suggestions',
  hint: 'Suggestions come while you type. Use the up and down arrow keys to look at them, and Enter to choose one. A listing, an article or an event opens. A service or a place is searched for. Or press Search to search for what you typed.',
  kindOf: ({ kind, detail }: { kind: SuggestionKind; detail: string | null }) =>
    [KINDS[kind], detail].filter(Boolean).join(', '),
  found: (count: number) => (count === 1 ? '1 suggestion.' : `${number(count)} suggestions.`),
}
