import MarkdownIt from 'markdown-it'
import sanitize from 'sanitize-html'

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false })

/**
 * Markdown as HTML that can do nothing but be read: the sanitiser keeps this list and drops the rest. With `base` its
 * links are whole addresses, for anyone who reads it elsewhere.
 */
export function renderMarkdown(text: string, base?: string): string {
  return sanitize(markdown.render(text), {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'a',
      'blockquote',
      'code',
      'pre',
      'hr',
      'br',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // The page's own title is its only h1.
      h1: 'h2',
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(href !== undefined && { href: (base && URL.parse(href, base)?.href) || href }),
          rel: 'noopener',
        },
      }),
    },
  })
}
