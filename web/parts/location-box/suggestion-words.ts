import { number } from '../../../shared/formats/numbers.ts'

export const suggestionWords = {
  places: 'Places',
  found: (count: number) => (count === 1 ? '1 place found.' : `${number(count)} places found.`),
  chosen: (label: string) => `${label} is chosen. Press Search to see the listings.`,
  none: 'No places found.',
  searching: 'Looking for places…',
  failed: 'Places cannot be suggested at the moment. Type the whole name and press Search.',
}
