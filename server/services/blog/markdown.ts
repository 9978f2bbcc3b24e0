import MarkdownIt from 'markdown-it'
import sanitize from 'sanitize-html'
import type { ShownPost } from '../../../shared/blog/blog.ts'
import { SOURCES_ANCHOR } from '../../../shared/blog/rules.ts'
import { wordsOf } from '../../search/tokenise.ts'

const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false })

type Article = Pick<ShownPost, 'html' | 'headings'>

// A search leads to a heading: its anchor is the one that the database's post_parts gives it (migration `search_pages`).
markdown.core.ruler.push('heading-anchors', ({ tokens, env }) => {
  const taken = new Set<string>()
  tokens.forEach((token, at) => {
    if (token.type !== 'heading_open' || token.level > 0 || !HEADINGS.includes(token.tag)) return
    const text = tokens[at + 1]?.children?.map(({ content }) => content).join('') ?? ''
    const base = `h-${wordsOf(text).join('-')}`
    let anchor = base
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${base}-${number}`
    taken.add(anchor)
    token.attrSet('id', anchor)
    if (token.tag !== 'h3') (env as Partial<Article>).headings?.push({ id: anchor, label: text })
  })
})

const HEADINGS = ['h1', 'h2', 'h3']

// The list of sources is one press away from who reads on, as on the page of a listing (web/ui/details.tsx).
markdown.core.ruler.push('folded-sources', (state) => {
  const { tokens, env, Token } = state
  if (!(env as Partial<Article>).headings) return
  const heading = tokens.findIndex((token) => token.attrGet('id') === SOURCES_ANCHOR)
  if (heading < 0 || tokens[heading + 3]?.type !== 'bullet_list_open') return
  const end = tokens.findIndex(
    ({ type, level }, at) => at > heading && type === 'bullet_list_close' && level === 0,
  )
  const html = (content: string) => Object.assign(new Token('html_block', '', 0), { content })
  state.tokens = [
    ...tokens.slice(0, heading),
    html('<details class="fold"><summary>'),
    ...tokens.slice(heading, heading + 3),
    html('</summary><div class="details-body">'),
    ...tokens.slice(heading + 3, end + 1),
    html('</div></details>'),
    ...tokens.slice(end + 1),
  ]
})

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

/** Markdown as its page shows it, and the headings that its contents lead to. */
export function renderArticle(text: string): Article {
  const headings: Article['headings'] = []
  return { html: clean(markdown.render(text, { headings })), headings }
}

/** Markdown for who reads it elsewhere, at any place of the site `base`: nothing is folded, and its links are whole addresses. */
export const renderMarkdown = (text: string, base: string): string =>
  clean(markdown.render(text), base)

/** HTML that can do nothing but be read: the sanitiser keeps this list and drops the rest. */
function clean(html: string, base?: string): string {
  return sanitize(html, {
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
      // Of our own making alone: whoever writes an article writes no HTML.
      'details',
      'summary',
      'div',
    ],
    allowedAttributes: { a: ['href', 'rel'], h2: ['id'], h3: ['id'] },
    allowedClasses: { details: ['fold'], div: ['details-body'] },
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
