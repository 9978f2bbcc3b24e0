import { readPlaces } from '../places/suggest.ts'
import { topicsIn } from '../search/danger/recognise.ts'

/** In milliseconds: by then the first page is answered. */
const SOON = 1000

/** What most visitors open, and one search. */
const FIRST_PAGES = ['/', '/directory', '/directory?search=autism', '/api/listings']

/** Reads what searches need before somebody searches: it takes a fifth of a second, which a start should not wait for. */
export const readAhead = (): void => void setTimeout(read, SOON).unref()

function read() {
  readPlaces()
  topicsIn('help')
}

/**
 * Makes the first pages before anybody asks for them. Where other processes answer meanwhile, a new one must not begin
 * slowly: its first pages take a hundred times as long as the next, and all who were sent to it would wait for them.
 */
export async function warmUp(
  fetch: (request: Request) => Response | Promise<Response>,
  siteUrl: string,
): Promise<void> {
  read()
  for (const path of FIRST_PAGES) {
    const answer = await fetch(new Request(new URL(path, siteUrl)))
    await answer.arrayBuffer()
  }
}
