/** Starts a printed phrase like a sentence: "from 3.5 years" stands alone on a card. */
export const sentenceCase = (text: string) =>
  text.charAt(0).toLocaleUpperCase('en-IN') + text.slice(1)
