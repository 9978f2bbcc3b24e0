/** What a card says of how a listing fits a search. */
export const remarks = {
  ages: (youngest: number, oldest: number | null) =>
    oldest === null ? `Takes ages ${youngest} and over.` : `Takes ages ${youngest} to ${oldest}.`,
  broader: (says: string, asked: string) =>
    `${says[0]?.toUpperCase()}${says.slice(1)}; does not say ${asked}.`,
}
