/** What everybody sees of reviewing a listing (§5). */
export const words = {
  loading: 'Loading the form',
  signInFirst: 'Please sign in to write a review.',
  signIn: 'Sign In',
  toReview: ' to write a review',
}
