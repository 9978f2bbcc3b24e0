/** What merging refuses (ruling 36). */
export const words = {
  itself: 'These are the same listing. Please choose another one.',
  already: (name: string) => `${name} was already merged into another listing.`,
  notApproved: (name: string) =>
    `${name} is not approved. Please approve it first, then merge the two.`,
}
