import { toInlineJson } from '../../page-state.ts'

/**
 * What the page says, for machines (schema.org). A data block: it is never run. Machines read what the server sent,
 * so the browser neither fetches what makes it nor makes it again: `data={import.meta.env.SSR && listingJson(…)}`.
 */
export function JsonLd({ data }: { data: object | false }) {
  if (!import.meta.env.SSR) return <Sent />
  const json = toInlineJson({ '@context': 'https://schema.org', ...data })
  // toInlineJson leaves no character that could end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Taken over as the server sent it. */
const Sent = () => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)
