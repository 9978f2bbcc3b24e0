import { number } from '../../../shared/formats/numbers.ts'

const mapped = (count: number) => `${number(count)} location${count === 1 ? '' : 's'} mapped.`

const DASHED = 'Dashed markers show the town, not the exact address.'
const NUMBERS = 'The numbers are those of the list.'

const listOnly = (count: number) =>
  count === 1
    ? '1 listing has no place on the map and is only in the list.'
    : `${number(count)} listings have no place on the map and are only in the list.`

/** What stands beside a map. */
export const words = {
  results: 'Map of the results',
  nothing: 'There are no locations to show.',
  noPoints: 'We know no exact place and no town for these, so there is no map of them.',

  skipMap: 'Skip the map',
  skipList: 'Skip the list',
  places: 'The same in words',
  more: (left: number) => `Show more (${number(left)} left)`,
  onMap: 'Show on map',
  onMapOf: (name: string) => `: ${name}`,
  approximate: (town: string) => `Approximate: ${town}`,
  noPoint: 'not on the map',

  /** What the map shows of so many listings, and what it does not. */
  summary: (pins: { point: { isExact: boolean } }[], listings: number) =>
    [
      mapped(pins.length),
      pins.some(({ point }) => !point.isExact) && DASHED,
      pins.length > 1 && NUMBERS,
      listings > pins.length && listOnly(listings - pins.length),
    ]
      .filter(Boolean)
      .join(' '),
  /** Of a map too full to list: what is looked at, and how to see each. */
  inGroups: (count: number) =>
    `${number(count)} places in this part of the map. Zoom in to see and list each one.`,
  onlyPart: 'The list has what this part of the map shows. Move the map to list others.',
  partFailed: 'This part of the map could not be loaded. Move the map to try again.',
  tooMany: (shown: number) =>
    `Showing the first ${number(shown)} of more than ${number(shown)}. Choose a place or category to see fewer.`,
}
