import { expect } from 'vitest'
import { seed } from '../../server/db/seed/seed.ts'
import type { SearchAnswer } from '../../shared/search/search.ts'
import { createTestApp } from './app.ts'

/** An app with the starter content, and what its search answers: ten listings; `more` is of the address. */
export async function createStarterSearch() {
  const app = await createTestApp()
  await seed(app.db, 'starter')
  const find = async (search: string, more = ''): Promise<SearchAnswer> => {
    const address = `/api/search?limit=10&search=${encodeURIComponent(search)}${more}`
    const response = await app.get(address)
    expect(response.status).toBe(200)
    return (await response.json()) as SearchAnswer
  }
  return { app, find }
}

export type StarterSearch = Awaited<ReturnType<typeof createStarterSearch>>

export const namesIn = ({ listings }: Pick<SearchAnswer, 'listings'>): string =>
  listings.map(({ name }) => name).join()
