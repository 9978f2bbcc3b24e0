import { STATE_PARAMETER } from '../../shared/page-state.ts'
import { STATE_ELEMENT, type PageState, type StateAnswer } from '../page-state.ts'

export interface ReadState {
  state: PageState
  /** Something has changed since the page was drawn: it is drawn anew. */
  isNews: boolean
}

/** What the server read for this page: it stands in it, or is fetched with the app. */
export async function readState(): Promise<ReadState> {
  // Written by drawDocument on every page.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const drawn = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '') as
    | PageState
    | string
  if (typeof drawn !== 'string') return { state: drawn, isNews: false }
  const address = new URL(location.href)
  address.searchParams.set(STATE_PARAMETER, drawn)
  const response = await fetch(address)
  if (!response.ok) throw new Error('What is on the page did not come.')
  const { state, tag }: StateAnswer = await response.json()
  return { state, isNews: tag !== drawn }
}
