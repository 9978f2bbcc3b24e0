export const likeWords = {
  like: 'Like',
  /** Stands between the word and the count, for those who hear it: "Like Asha School, 3 likes". */
  likeOf: (name: string, count: number) => (count > 0 ? ` ${name},` : ` ${name}`),
  likes: (count: number) => (count === 1 ? ' like' : ' likes'),
  loginRequired: 'Login Required',
  signInToLike: 'Please sign in to like listings',
  signIn: 'Sign In',
  toLike: (name: string) => ` to like ${name}`,
}
