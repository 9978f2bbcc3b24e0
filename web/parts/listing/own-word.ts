import type { Fact } from '../../../shared/listings/listings.ts'

/** It is the organisation that says so: we asked, and checked nothing ourselves. */
export const isOwnWord = (method: Fact['method']) =>
  method === 'own-word' || method === 'provider-link'
