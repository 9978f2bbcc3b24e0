import postcss, { type ChildNode } from 'postcss'
import type { Sheet } from '../../web/entry-server.tsx'

/** Of a style sheet: what stands on every page, a rule with what each selector needs, or a group such as @media. */
type Piece = string | { rules: string; selectors: Selector[] } | { head: string; pieces: Piece[] }

interface Selector {
  text: string
  /** Classes (".card"), elements ("table"), comfort settings and states ("[aria-busy=true]") without which it selects nothing. */
  needs: string[]
}

/** A built style sheet, of which each page gets what it uses. */
export function toSheet(css: string, href: string): Sheet {
  const pieces = postcss.parse(css).nodes.map(toPiece)
  return { css, href, usedBy: (page) => textOf(pieces, namesOn(page)) }
}

function toPiece(node: ChildNode): Piece {
  if (node.type === 'rule') {
    const selectors = node.selectors
      .filter((text) => !isForPointer(text))
      .map((text) => ({ text, needs: needsOf(text) }))
    return { rules: node.nodes.map(String).join(';'), selectors }
  }
  if (node.type !== 'atrule') return String(node)
  const { name, params, nodes } = node
  if (!nodes) return `${String(node)};`
  const isGroup = !name.endsWith('keyframes') && nodes.every(({ type }) => type !== 'decl')
  return isGroup ? { head: `@${name} ${params}`, pieces: nodes.map(toPiece) } : String(node)
}

/** What answers a pointer: the whole sheet has come before anybody points at something. */
const isForPointer = (selector: string) =>
  /:(?:hover|active)\b/.test(selector.replaceAll(/:not\([^()]*\)/g, ''))

/** What is in brackets may come and go, and is not looked at, such as `:not(.open)`; but for STATES. */
function needsOf(selector: string): string[] {
  const sure = without(/:[\w-]+\([^()]*\)/g, selector)
  const plain = without(/\[[^\]]*\]/g, sure).replaceAll(/::?[\w-]+/g, '')
  const names = plain.match(/\.[\w-]+|(?<![\w.-])[a-z][\w-]*/gi) ?? []
  const states = [...sure.matchAll(/\[([\w-]+)=([\w-]+)\]/g)].filter(([, of = '']) =>
    STATES.test(of),
  )
  return [...names, ...states.map(([state]) => state)]
}

/** What the server writes, or a script that comes after the whole sheet. */
const STATES = /^(?:data-(?:palette|text|spacing)|aria-(?:busy|invalid|pressed))$/

function without(what: RegExp, selector: string): string {
  const less = selector.replaceAll(what, '')
  return less === selector ? less : without(what, less)
}

/** The page's classes, elements, comfort settings and states, written as in selectors. */
function namesOn(page: string): Set<string> {
  const names = new Set(['html', 'body'])
  for (const [, of = '', is] of page.matchAll(/\s([\w-]+)="([\w-]+)"/g))
    if (STATES.test(of)) names.add(`[${of}=${is}]`)
  for (const [, element = '', classes = ''] of page.matchAll(
    /<([a-z][\w-]*)|\sclass=["']([^"']+)/gi,
  )) {
    if (element) names.add(element)
    for (const name of classes.split(' ')) names.add(`.${name}`)
  }
  return names
}

const textOf = (pieces: Piece[], names: Set<string>): string =>
  pieces.map((piece) => textOfPiece(piece, names)).join('')

function textOfPiece(piece: Piece, names: Set<string>): string {
  if (typeof piece === 'string') return piece
  if ('pieces' in piece) {
    const inner = textOf(piece.pieces, names)
    return inner && `${piece.head}{${inner}}`
  }
  const used = piece.selectors.filter(({ needs }) => needs.every((name) => names.has(name)))
  return used.length > 0 ? `${used.map(({ text }) => text).join()}{${piece.rules}}` : ''
}
