/** Every sentence the server says to a visitor (ruling 36). */
export const words = {
  invalidRequest: 'Something in this request is not right. Please check it and try again.',
  notFound: 'There is nothing at this address.',
  listingNotFound: 'Listing Not Found',
  listingGone: (name: string) => `${name} is no longer listed.`,
  postNotFound: 'Article not found',
  positionNotInIndia: 'That position is not near a place in India that we know.',
  india: 'India',
  internal: 'Something went wrong on our side. Please try again in a moment.',
  unavailable: 'The site cannot reach its data at the moment. Please try again in a minute.',
}
