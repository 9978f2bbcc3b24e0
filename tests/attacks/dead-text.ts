import { parseDocument } from 'htmlparser2'
import { expect } from 'vitest'

/** What a parser that is not ours finds in a page or a mail: nothing of a payload may be more than text. */

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: object }>

/** Where the tests' site stands; nothing is loaded from elsewhere. */
const ORIGIN = 'https://saath.example'

/** Elements that run, load or send something, and that no page of ours draws. */
const LIVE =
  /^(iframe|frame|frameset|object|embed|applet|base|math|marquee|template|plaintext|xmp|noembed|keygen|isindex|image|audio|video|source|track|animate|animatetransform|animatemotion|set|foreignobject|mglyph|canary|portal|bgsound|layer)$/i
const ADDRESSES =
  /^(href|src|srcset|action|formaction|data|poster|background|cite|ping|manifest|xlink:href|longdesc|lowsrc|dynsrc|codebase)$/
/** What a browser fetches by itself. */
const FETCHED = /^(src|srcset|data|poster|background|codebase)$/

const elementsIn = (nodes: Node[]): Element[] =>
  nodes.flatMap((node) => ('attribs' in node ? [node, ...elementsIn(node.children)] : []))

const contentOf = (nodes: Node[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.data
      return 'children' in node && node.type !== 'script' && node.type !== 'style'
        ? contentOf(node.children)
        : ''
    })
    .join('')

export function readHtml(html: string, where: string) {
  const { children } = parseDocument(html)
  const elements = elementsIn(children)
  const problems = elements.flatMap((element) => problemsOf(element))
  expect(problems, where).toEqual([])
  return {
    /** What one reads, and what stands in the fields of forms. */
    text: [
      contentOf(children),
      ...elements.flatMap(({ attribs }) => [attribs.value ?? '', attribs.content ?? '']),
    ].join('\n'),
    jsonLd: elements
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map(({ children: inner }) => contentOf(inner)),
  }
}

function problemsOf({ name, attribs, children }: Element): string[] {
  const found: string[] = []
  if (LIVE.test(name) || /[^a-z0-9:-]/i.test(name)) found.push(`<${name}>`)
  if (name === 'style' && /canary|evil/.test(contentOf(children))) found.push('<style>')
  if (name === 'link' && !isAllowed('src', attribs.href ?? '')) found.push('<link>')
  // Of the drawings that stand in the page itself.
  if (name === 'use' && !/^#[a-z-]+$/.test(attribs.href ?? '')) found.push('<use>')
  if (name === 'script') found.push(...problemsOfScript(attribs, contentOf(children)))
  if (name === 'meta' && attribs['http-equiv']) found.push(`<meta http-equiv>`)
  for (const [attribute, value] of Object.entries(attribs)) {
    const said = `<${name} ${attribute}="${value}">`
    if (/^on|^srcdoc$|[^a-z0-9:_-]/i.test(attribute)) found.push(said)
    if (attribute === 'style' && /url\(|expression|canary/i.test(value)) found.push(said)
    if (ADDRESSES.test(attribute) && !isAllowed(attribute, value)) found.push(said)
  }
  return found
}

function problemsOfScript({ src, type }: Record<string, string>, code: string): string[] {
  if (src !== undefined) return src.startsWith('/assets/') ? [] : [`<script src="${src}">`]
  if (type !== 'application/json' && type !== 'application/ld+json') return [`<script>${code}`]
  JSON.parse(code)
  return []
}

function isAllowed(attribute: string, value: string): boolean {
  const url = URL.parse(value, `${ORIGIN}/here`)
  if (!url) return false
  return FETCHED.test(attribute)
    ? url.origin === ORIGIN
    : /^(https?|mailto|tel|webcal):$/.test(url.protocol)
}

/** The same text however it was tidied: control characters and spaces are nobody's to see. */
export const tidied = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, '')

export function expectReadable(text: string, payload: string, where: string) {
  expect(tidied(text).includes(tidied(payload)), `${where} shows ${JSON.stringify(payload)}`).toBe(
    true,
  )
}
