/** What stands on every card: the words of the form come with the form. */
export const words = {
  review: 'Review',
  reviewOf: (name: string) => ` ${name}`,
}
