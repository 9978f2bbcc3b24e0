const number = new Intl.NumberFormat('en-IN')

/** §8: what the browser answers when it does not tell where one is, by its code. */
const REFUSALS: Record<number, string> = {
  1: 'Location access denied. Please enable location permissions to see nearby resources.',
  2: 'Location unavailable. Please check your connection and try again.',
  3: 'Location request timed out. Please try again.',
}

export const words = {
  label: 'City, taluka, state or PIN code',
  placeholder: 'Mapusa or 403507',
  hint: 'Places are suggested while you type. Use the up and down arrow keys to look at them, and Enter to choose one. By touch, look through the list with your finger. Then press Search.',
  clear: 'Clear the place',
  places: 'Places',

  found: (count: number) =>
    count === 1 ? '1 place found.' : `${number.format(count)} places found.`,
  highlighted: (label: string, position: number, count: number) =>
    `${label}, ${position} of ${count}, is highlighted.`,
  chosen: (label: string) => `${label} is chosen. Press Search to see the listings.`,
  none: 'No places found.',
  searching: 'Looking for places…',
  failed: 'Places cannot be suggested at the moment. Type the whole name and press Search.',
  unknown: (typed: string) =>
    `We do not know a place called “${typed}”. Check the spelling, or type the nearest town or a PIN code.`,

  locate: 'Use my location',
  notNow: 'Not now',
  finding: 'Finding your location…',
  asks: 'Your browser asks you first. Your position is rounded to about 1 km before it leaves your device.',
  refusal: (code: number) =>
    REFUSALS[code] ?? 'An unknown error occurred while getting your location.',
  unsupported: 'Geolocation is not supported by this browser',
  outside:
    'We know no place near you. You may be outside India. Type a town or a PIN code instead.',
  nearFailed: 'We could not look up the nearest town. Please try again, or type a town.',
}
