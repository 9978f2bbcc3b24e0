export const words = {
  /** Before the second number of "0 to 18 years". */
  upTo: (from: string) => `${from} to `,
  years: (from: number, to: number | null) =>
    to === null ? `${from} years and over` : `${from} to ${to} years`,
}
