import { toParameters, type DirectoryState } from '../../shared/listings/directory.ts'
import type { Listing } from '../../shared/listings/listings.ts'
import type { SearchAnswer } from '../../shared/search/search.ts'
import { read, searchApi } from '../api.ts'
import { firstSentence } from '../parts/listing/first-sentence.ts'

/** One page of the directory: the rows, how many there are, and what was understood. */
export function search({ page, size, view: _view, ...asked }: DirectoryState) {
  const query = read(searchApi, {
    query: {
      ...toParameters(asked),
      limit: String(size),
      offset: page > 1 ? String((page - 1) * size) : undefined,
    },
  })
  return { ...query, meta: { shorten } }
}

/** The page carries its answers to the browser: what no card and no map shows would double its size for nothing. */
const shorten = (answer: SearchAnswer): SearchAnswer => ({
  ...answer,
  listings: answer.listings.map(toCard),
})

const toCard = (listing: Listing): Listing => ({
  ...listing,
  ...NOT_ON_CARDS,
  description: firstSentence(listing.description),
})

const NOT_ON_CARDS = {
  services: [],
  accessibility: [],
  languages: [],
  taluka: null,
  district: null,
  pincode: null,
  placeId: null,
  email: null,
}
