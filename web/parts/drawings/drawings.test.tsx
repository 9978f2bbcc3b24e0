import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../../../shared/category-names.ts'
import { CategoryDrawing } from './category-drawing.tsx'
import { CategoryIcon } from './category-icon.tsx'

const slugs = [...CATEGORIES.map(({ slug }) => slug), 'something-else']

test('every category has an icon and a drawing of its own, and an unknown one a neutral pair', () => {
  for (const draw of [
    (slug: string) => renderToString(<CategoryIcon category={slug} />),
    (slug: string) => renderToString(<CategoryDrawing category={slug} />),
  ])
    expect(new Set(slugs.map(draw)).size).toBe(slugs.length)
})

test('a drawing is light: 24 of them stand on a page', () => {
  for (const slug of slugs)
    expect(renderToString(<CategoryDrawing category={slug} />).length).toBeLessThan(700)
})
