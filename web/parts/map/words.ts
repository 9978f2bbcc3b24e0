const number = new Intl.NumberFormat('en-IN')

const places = (count: number) => `${number.format(count)} ${count === 1 ? 'place' : 'places'}`

const mapped = (count: number) =>
  `${number.format(count)} location${count === 1 ? '' : 's'} mapped.`

const DASHED = 'A dashed marker means: we know the town, not the exact place.'

const listOnly = (count: number) =>
  count === 1
    ? '1 listing has no place on the map and is only in the list.'
    : `${number.format(count)} listings have no place on the map and are only in the list.`

export const words = {
  results: 'Map of the results',
  show: 'Show the map',
  loading: 'Loading the map…',
  waits: 'The map waits until you ask for it. Everything on it is in words, too.',
  failed: 'The map could not be loaded. Please check your connection and try again.',
  again: 'Try again',
  nothing: 'There are no locations to show.',
  noPoints: 'We know no exact place and no town for these, so there is no map of them.',

  skipMap: 'Skip the map',
  skipList: 'Skip the list',
  places: 'Places on the map, and those without a point',
  more: (left: number) => `Show more (${number.format(left)} left)`,
  onMap: 'Show on map',
  onMapOf: (name: string) => `: ${name}`,
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => ` of ${name}`,
  openMaps: 'Open in Maps',
  openMapsOf: (name: string) => `, ${name}`,
  newTab: '(new tab)',
  close: 'Close',

  approximate: (town: string) => `Approximate: ${town}`,
  townOnly: 'We know the town, not the exact place.',
  noPoint: 'Not on the map',

  /** A marker, for those who listen: its number, then what stands there. */
  marker: (at: number, name: string, kind: string, where: string) =>
    [at, name, kind, where].filter(Boolean).join(', '),
  group: (count: number) => `${places(count)} close together`,
  groupNoun: 'places',
  together: (count: number, town: string) => (town ? `${places(count)}: ${town}` : places(count)),
  nearer: (count: number) => `Nearer. ${places(count)} in view.`,

  taluka: (name: string) => `${name} taluka`,

  tools: 'Map view',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  move: 'Move the map',
  directions: { left: 'Left', right: 'Right', up: 'Up', down: 'Down' },
  fingers: 'Use two fingers on the map to move it.',

  /** What the map shows of so many listings, and what it does not. */
  summary: (pins: { point: { isExact: boolean } }[], listings: number) =>
    [
      mapped(pins.length),
      pins.some(({ point }) => !point.isExact) && DASHED,
      listings > pins.length && listOnly(listings - pins.length),
    ]
      .filter(Boolean)
      .join(' '),
  tooMany: (shown: number) =>
    `Showing the first ${number.format(shown)} of more than ${number.format(shown)}. Choose a place or category to see fewer.`,

  /** Ruling 10: the points are ODbL. */
  credit: 'Towns: dr5hn, ODbL.',
  creditLink: 'Sources',
}
