/** What stands in the place of a map until it is asked for. */
export const words = {
  show: 'Show the map',
  loading: 'Loading the map…',
  waits: 'The map loads when you ask. Everything on it is also listed here in words.',
  failed: 'The map could not be loaded. Please check your connection and try again.',
  again: 'Try again',
}
