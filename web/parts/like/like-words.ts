export const likeWords = {
  like: 'Like',
  /** For those who hear it: "Like Asha School 3 likes". The count is seen, too. */
  likeOf: (name: string) => ` ${name}`,
  likes: (count: number) => (count === 1 ? ' like' : ' likes'),
  loginRequired: 'Login Required',
  signInToLike: 'Please sign in to like listings',
  signIn: 'Sign In',
  toLike: (name: string) => ` to like ${name}`,
}
