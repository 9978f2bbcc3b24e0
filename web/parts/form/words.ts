export const words = {
  problem: 'There is a problem',
  allRight: 'You have corrected everything listed here',
  /** Stands before the page's title while something is wrong (ruling 41). */
  titlePrefix: 'Error: ',
  optional: '(optional)',
  marks: 'Fields marked * are required.',
  failed: 'This did not work. Please try again in a moment.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
}
