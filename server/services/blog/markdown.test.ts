import { expect, test } from 'vitest'
import { renderArticle, renderMarkdown } from './markdown.ts'

const ARTICLE = `Before.

## A *quiet* dentist
### How to ask
## A quiet dentist

## Sources

- [Act](/act). Dated 2016.

This is general information.`

test('the headings of its parts are those that a search leads to', () => {
  expect(renderArticle(ARTICLE).headings).toEqual([
    { id: 'h-a-quiet-dentist', label: 'A quiet dentist' },
    { id: 'h-a-quiet-dentist-2', label: 'A quiet dentist' },
    { id: 'h-sources', label: 'Sources' },
  ])
})

test('the list of sources is folded, what follows it is not', () => {
  expect(renderArticle(ARTICLE).html).toMatch(
    /<details class="fold"><summary><h2 id="h-sources">Sources<\/h2>\s*<\/summary><div class="details-body"><ul>.*<\/ul>\s*<\/div><\/details><p>This is/s,
  )
})

test.each([
  ['no sources', '***\n***\n- A list.'],
  ['sources without a list', '## Sources\n\nAn act.'],
  ['a fold of its writer', '<details class="fold"><summary>A</summary></details>'],
])('%s: nothing is folded', (_of, text) => {
  expect(renderArticle(text).html).not.toContain('<details')
})

test('elsewhere nothing is folded, and links are whole', () => {
  const html = renderMarkdown(ARTICLE, 'https://saath.example/blog/dentist')
  expect(html).not.toContain('<details')
  expect(html).toContain('href="https://saath.example/act"')
})
