/** What a card says of how a listing fits a search. */
export const remarks = {
  ages: (youngest: number, oldest: number | null) =>
    oldest === null ? `Takes ages ${youngest} and over.` : `Takes ages ${youngest} to ${oldest}.`,
  printed: (ages: string) => `Takes: ${ages}.`,
  children: 'For children.',
  // Only where there is somebody to be asked: nobody asks 112.
  broader: (says: string[], asked: string, canAsk: boolean) =>
    `Says “${says.join('” and “')}”, nothing about ${asked}${canAsk ? ': please ask' : ''}.`,
  school: 'A school: this may be for its pupils only.',
  free: (says: string, canAsk: boolean) =>
    `Says “${says}”${canAsk ? ': please ask for whom' : ''}.`,
  unmentioned: (asked: string[], canAsk: boolean) =>
    `Does not mention “${asked.join('” or “')}”${canAsk ? ': please ask' : ''}.`,
}
