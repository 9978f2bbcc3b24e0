import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CATEGORIES } from '../../../shared/listings/category-names.ts'
import { CategoryDrawing } from './category-drawing.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { CategorySprite } from './category-sprite.tsx'

const slugs = [...CATEGORIES.map(({ slug }) => slug), 'something-else']
const sprite = renderToString(<CategorySprite />)

test('every category has an icon and a drawing of its own, and an unknown one a neutral pair', () => {
  for (const draw of [
    (slug: string) => renderToString(<CategoryIcon category={slug} />),
    (slug: string) => renderToString(<CategoryDrawing category={slug} />),
  ]) {
    const drawn = slugs.map((slug) => /#([\w-]+)/.exec(draw(slug))?.[1])
    expect(new Set(drawn).size).toBe(slugs.length)
    for (const id of drawn) expect(sprite).toMatch(new RegExp(`id="${id}"( d="M|><path [^>]*d="M)`))
  }
})

test('the sprite is light: it stands on every page', () => {
  expect(sprite.length).toBeLessThan(7000)
})
