import { createElement, type ReactElement, type SVGProps } from 'react'

interface IconData {
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * What lucide's icons are made by in the built site (vite.config.ts): its own maker knows sizes, contexts and styles that
 * nothing here uses, and costs every first view a kilobyte.
 */
// oxlint-disable-next-line import/no-default-export -- it stands in for a module of lucide, which has one
export default function createIcon({ node }: IconData) {
  return function Drawing(attributes: SVGProps<SVGSVGElement>): ReactElement {
    return createElement(
      'svg',
      { width: 24, height: 24, viewBox: '0 0 24 24', ...attributes },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    )
  }
}
