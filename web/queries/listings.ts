import { listingsApi, read } from '../api.ts'

export const featuredListings = () => read(listingsApi.featured)

export const listing = (id: string) => read(listingsApi[':id'], { param: { id } })
