export const words = {
  /** Before the second number of "0 to 18 years". */
  upTo: (from: string) => `${from} to `,
}
