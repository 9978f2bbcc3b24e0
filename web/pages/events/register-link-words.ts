/** What stands on every card: the words of the dialog come with the dialog. */
export const words = {
  register: 'Register',
  /** For guests (ruling 28). */
  signIn: 'Sign in to register',
  registerFor: (title: string) => ` for ${title}`,
  newTab: '(opens a new tab)',
}
