import { normalForm } from '../../../shared/normal-form.ts'

/**
 * The words of a text that promise what nobody can (ruling 42): that autism goes away, or that something works for sure.
 * They warn a moderator, who reads the sentence. "There is no cure" and "secure" are no promise.
 */
export function promisedCure(text: string): string | undefined {
  const plain = normalForm(text, 'NFKC').replace(DENIED, ' ')
  for (const promise of PROMISES) {
    const [found] = promise.exec(plain) ?? []
    if (found) return found
  }
  return undefined
}

/** Said against such promises: what a serious place writes. */
const DENIED =
  /\b(?:no|not a|never a|without a|isn['’]t a)\s+(?:known\s+|guaranteed\s+)?cures?\b|\b(?:cannot|can['’]t|can not|do(?:es)? not|don['’]t|doesn['’]t|never)\s+(?:be\s+)?(?:claim(?:s)?\s+to\s+|promise(?:s)?\s+(?:a\s+|to\s+)?)?(?:cured?|guarantee[ds]?)\b|\bcures? (?:is|are) not\b/giu

const PROMISES = [
  /\b(?:cure[sd]?|curing|curable)\b/iu,
  /\bguarante(?:e[ds]?|eing)\b/iu,
  /\b(?:permanent|complete|total|full|miracle)(?:ly)?\s+(?:recover\w*|heal\w*|treatment|remed\w*|reversal|solution)/iu,
  /\b(?:100|hundred)\s*(?:%|per\s?cent|percent)/iu,
  /\b(?:revers(?:e[sd]?|ing|al)|heal(?:s|ed|ing)?|eliminat\w+|overcom\w+|get(?:s|ting)?\s+rid\s+of|free\s+(?:of|from))\s+(?:of\s+|from\s+)?(?:the\s+|your\s+child['’]s\s+)?autism\b/iu,
  /\bautism[\s-]+(?:free|reversal)\b/iu,
  /\bmiracle\b/iu,
  // Hindi and Marathi, in both scripts: cure, sure cure, from the root, guarantee, freedom from autism.
  /इलाज\s+संभव|पक्का\s+इलाज|जड़\s+से|ठीक\s+कर|पूरी\s+तरह\s+ठीक|गारंटी|हमेशा\s+के\s+लिए\s+ठीक|मुक्ति|(?:100|१००)\s*%|खात्री|बरा\s+(?:हो|कर)/u,
  /\b(?:pakka|pakki|shartiya)\s+ila(?:a)?j\b|\bjad\s+se\b|\btheek\s+kar/iu,
]
