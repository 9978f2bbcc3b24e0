import postcss, { type ChildNode } from 'postcss'
import type { Sheet } from '../../web/entry-server.tsx'

/** Of a style sheet: what stands on every page, a rule with what each selector needs, or a group such as @media. */
type Piece = string | { rules: string; selectors: Selector[] } | { head: string; pieces: Piece[] }

interface Selector {
  text: string
  /** Classes (".card"), elements ("table") and comfort settings ("[data-palette=calm]") without which it selects nothing. */
  needs: string[]
}

/** A built style sheet, of which each page gets what it uses. */
export function toSheet(css: string, href: string): Sheet {
  const pieces = postcss.parse(css).nodes.map(toPiece)
  return { css, href, usedBy: (page) => textOf(pieces, namesOn(page)) }
}

function toPiece(node: ChildNode): Piece {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, needs: needsOf(text) }))
    return { rules: node.nodes.map(String).join(';'), selectors }
  }
  if (node.type !== 'atrule') return String(node)
  const { name, params, nodes } = node
  if (!nodes) return `${String(node)};`
  const isGroup = !name.endsWith('keyframes') && nodes.every(({ type }) => type !== 'decl')
  return isGroup ? { head: `@${name} ${params}`, pieces: nodes.map(toPiece) } : String(node)
}

/** What is in brackets may come and go, and is not looked at: states, attributes, `:not(.open)`. */
function needsOf(selector: string): string[] {
  const plain = withoutBrackets(selector).replaceAll(/::?[\w-]+/g, '')
  const names = plain.match(/\.[\w-]+|(?<![\w.-])[a-z][\w-]*/gi) ?? []
  return [...names, ...(selector.match(/\[data-(?:palette|text|spacing)=[\w-]+\]/g) ?? [])]
}

function withoutBrackets(selector: string): string {
  const less = selector.replaceAll(/:[\w-]+\([^()]*\)|\[[^\]]*\]/g, '')
  return less === selector ? less : withoutBrackets(less)
}

/** The page's classes, elements and comfort settings, written as in selectors. */
function namesOn(page: string): Set<string> {
  const names = new Set(['html', 'body'])
  for (const [, of, is] of page.matchAll(/\sdata-(palette|text|spacing)="([\w-]+)"/g))
    names.add(`[data-${of}=${is}]`)
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
