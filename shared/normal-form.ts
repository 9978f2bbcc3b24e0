/** More marks on one letter than any language writes: no text has them (Unicode's UAX #15, "stream-safe text"). */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu

/**
 * The same as `text.normalize(form)`. Marks on a letter are sorted for it, which takes seconds where somebody has
 * written 100,000 on one, so what is beyond 30 is left out.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(TOO_MANY_MARKS, '$1').normalize(form)
