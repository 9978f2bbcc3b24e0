/** What a card says of how a listing fits a search. */
export const remarks = {
  ages: (youngest: number, oldest: number | null) =>
    oldest === null ? `Takes ages ${youngest} and over.` : `Takes ages ${youngest} to ${oldest}.`,
  printed: (ages: string) => `Takes: ${ages}.`,
  children: 'For children.',
  broader: (says: string, asked: string) => `Mentions “${says}”, but not ${asked}: please ask.`,
  free: (word: string) => `Mentions “${word}”: please ask for whom.`,
  /** Nobody asks 112. */
  unmentionedByHelpline: (asked: string) => `Does not mention “${asked}”.`,
  unmentioned: (asked: string) => `Does not mention “${asked}”: please ask.`,
}
