import { read, searchApi } from '../api.ts'

/** Some listings; the directory has the others. */
export const firstListings = (search: string) => read(searchApi, { query: { search, limit: '5' } })

/** Whether words tell of danger, in the smallest answer that says it. */
export const dangerIn = (search: string) => read(searchApi, { query: { search, limit: '1' } })

/** What says something of the words, besides listings. */
export const answersByKind = (search: string) => read(searchApi.answers, { query: { search } })
