import MarkdownIt from 'markdown-it'
import sanitize from 'sanitize-html'
import { wordsOf } from '../../search/tokenise.ts'

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false })

// A search leads to a heading: its anchor is the one that the database's post_parts gives it (migration `search_pages`).
markdown.core.ruler.push('heading-anchors', ({ tokens }) => {
  const taken = new Set<string>()
  tokens.forEach((token, at) => {
    if (token.type !== 'heading_open' || token.level > 0 || !HEADINGS.includes(token.tag)) return
    const text = tokens[at + 1]?.children?.map(({ content }) => content).join('') ?? ''
    const base = `h-${wordsOf(text).join('-')}`
    let anchor = base
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`
    taken.add(anchor)
    token.attrSet('id', anchor)
  })
})

const HEADINGS = ['h1', 'h2', 'h3']

/** The words of a text without its signs, lines and links. */
export function toPlainText(text: string): string {
  return markdown
    .parse(text, {})
    .filter(({ type }) => type === 'inline')
    .map(({ children }) =>
      (children ?? [])
        .map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
        .join('')
        .trim(),
    )
    .join(' ')
}

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
    allowedAttributes: { a: ['href', 'rel'], h2: ['id'], h3: ['id'] },
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
