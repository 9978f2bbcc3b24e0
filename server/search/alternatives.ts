/**
 * Phrases that differ in a word are written as one, as patterns of danger are (danger/pattern.ts): `says|said`, one of these;
 * `told_us`, words next to each other; `his|her?`, one of these or none.
 */
export const spelledOut = (list: string): string =>
  list
    .split(',')
    .flatMap((phrase) => variantsOf(phrase.trim().split(/\s+/)))
    .join(', ')

function variantsOf([first, ...rest]: string[]): string[] {
  if (first === undefined) return ['']
  const words = first.replace(/\?$/, '').replaceAll('_', ' ').split('|')
  const here = first.endsWith('?') ? ['', ...words] : words
  const behind = variantsOf(rest)
  return here.flatMap((word) => behind.map((others) => `${word} ${others}`.trim()))
}
