/** What is said of an answer that does not fit, never the library's words. */
export const words = {
  missing: 'Please answer this.',
  choose: 'Please choose one of the answers that are offered.',
  check: 'Please check this. It is not what is asked for here.',
  email: 'Please write an email address such as name@example.org.',
  shorten: (max: unknown) => `Please shorten this to ${String(max)} characters.`,
  lengthen: (min: unknown) => `Please write at least ${String(min)} characters.`,
  fewer: (max: unknown) => `Please give at most ${String(max)} of these.`,
  more: (min: unknown) => `Please give at least ${String(min)} of these.`,
  less: (max: unknown) => `Please write ${String(max)} or less.`,
  greater: (min: unknown) => `Please write ${String(min)} or more.`,
  tickAdult: 'Please tick that you are 18 or older. Accounts are for adults.',
  unknown: (names: string[]) => `This is not asked for here: ${names.join(', ')}.`,
}
