import { toInlineJson } from '../page-state.ts'

/** What the page says, for machines (schema.org). A data block: it is never run. */
export function JsonLd({ data }: { data: object }) {
  const json = toInlineJson({ '@context': 'https://schema.org', ...data })
  // toInlineJson leaves no character that could end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
