import { readPlaces } from '../places/suggest.ts'
import { topicsIn } from '../search/danger/recognise.ts'

/** In milliseconds: by then the first page is answered. */
const SOON = 1000

/** Reads what searches need before somebody searches: it takes a fifth of a second, which a start should not wait for. */
export const readAhead = (): void => void setTimeout(read, SOON).unref()

function read() {
  readPlaces()
  topicsIn('help')
}
