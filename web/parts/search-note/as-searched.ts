import type { SearchNote } from '../../../shared/search/search.ts'

/** "child therapist, “does not talk”": the words as they were searched. What needed a meaning is seldom a noun. */
export function asSearched({
  words,
  preferred,
  meanings,
}: Pick<SearchNote, 'words' | 'preferred' | 'meanings'>): string {
  const all = [...preferred, ...words]
  const meant = all.filter((word) => meanings.some(({ typed }) => typed === word))
  const plain = all.filter((word) => !meant.includes(word)).join(' ')
  return [plain, ...meant.map((word) => `“${word}”`)].filter(Boolean).join(', ')
}
