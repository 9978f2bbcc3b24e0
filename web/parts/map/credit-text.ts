/** A piece of a credit: text, and where it leads. */
interface CreditPart {
  text: string
  href?: string
}

const LINK = /<a\s[^<>]*?href=["'](https?:\/\/[^"'<>]+)["'][^<>]*>(.*?)<\/a>/gis

/**
 * Reads MAP_ATTRIBUTION as tile servers give it: text with links.
 * Links are kept, every other tag is dropped: the setting is drawn as text and never as HTML.
 */
export function readCredit(attribution: string): CreditPart[] {
  const parts: CreditPart[] = []
  let from = 0
  for (const link of attribution.matchAll(LINK)) {
    parts.push({ text: toText(attribution.slice(from, link.index)) })
    parts.push({ text: toText(link[2] ?? ''), href: link[1] })
    from = link.index + link[0].length
  }
  parts.push({ text: toText(attribution.slice(from)) })
  return parts.filter(({ text }) => text !== '')
}

const toText = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
