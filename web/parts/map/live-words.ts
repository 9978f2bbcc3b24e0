import { number } from '../../../shared/formats/numbers.ts'

const places = (count: number) => `${number(count)} ${count === 1 ? 'place' : 'places'}`

/** What stands on the map itself. It comes with the map's code. */
export const liveWords = {
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => ` of ${name}`,
  openMaps: 'Open in Maps',
  close: 'Close',

  approximate: (town: string) => `Approximate: ${town}`,
  townOnly: 'We know the town, not the exact place.',
  taluka: (name: string) => `${name} taluka`,

  /** A marker, for those who listen: its number, then what stands there. */
  marker: (at: number, name: string, kind: string, where: string) =>
    [at, name, kind, where].filter(Boolean).join(', '),
  group: (count: number) => (count === 1 ? '1 place' : `${places(count)} close together`),
  groupNoun: (count: number) => (count === 1 ? 'place' : 'places'),
  together: (count: number, town: string) => (town ? `${places(count)}: ${town}` : places(count)),
  nearer: (count: number) => `Zoomed in. The map shows ${places(count)} here.`,

  tools: 'Map view',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  allOfIndia: 'All of India',
  move: 'Move the map',
  directions: { left: 'Left', right: 'Right', up: 'Up', down: 'Down' },
  fingers: 'You can also move the map with two fingers.',

  /** Ruling 10: the points are ODbL. */
  credit: 'Towns: dr5hn, ODbL.',
  creditLink: 'Sources',
}
