/** §8: what a browser answers when it does not tell where one is, by its code. */
const REFUSALS: Record<number, string> = {
  1: 'Location access denied. Please enable location permissions to see nearby resources.',
  2: 'Location unavailable. Please check your connection and try again.',
  3: 'Location request timed out. Please try again.',
}

export const positionWords = {
  refusal: (code: number) =>
    REFUSALS[code] ?? 'An unknown error occurred while getting your location.',
  unsupported: 'Geolocation is not supported by this browser',
  outside:
    'We know no place near you. You may be outside India. Type a town or a PIN code instead.',
}
