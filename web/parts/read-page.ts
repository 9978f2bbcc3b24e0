/** As far as an API's offset reaches. */
const LAST_PAGE = 5_000

/** The page of a list that an address asks for; the first where it names none. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}
