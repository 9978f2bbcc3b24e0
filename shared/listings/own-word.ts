import type { CheckMethod } from './fields.ts'

/** How an organisation says itself that a fact is right: we asked, and checked nothing ourselves. */
export const OWN_WORD: readonly CheckMethod[] = ['own-word', 'provider-link']

export const isOwnWord = (method: CheckMethod | null) =>
  method !== null && OWN_WORD.includes(method)
