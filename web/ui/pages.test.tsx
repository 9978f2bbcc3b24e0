import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Pages } from './pages.tsx'

const words = { label: 'Pages', previous: 'Previous page', next: 'Next page', page: 'Page' }
const draw = (page: number, last: number) =>
  renderToString(
    <MemoryRouter>
      <Pages page={page} last={last} toPage={(page) => `/directory?page=${page}`} words={words} />
    </MemoryRouter>,
  )

test('one page needs no pager', () => {
  expect(draw(1, 1)).toBe('')
})

test('the first page has no previous, the last no next', () => {
  expect(draw(1, 3)).not.toContain('Previous page')
  expect(draw(1, 3)).toContain('Next page')
  expect(draw(3, 3)).toContain('Previous page')
  expect(draw(3, 3)).not.toContain('Next page')
})

test('the page one is on is marked and is no link', () => {
  const html = draw(2, 3)
  expect(html).toContain('<span aria-current="page">')
  expect(html).not.toContain('page=2"')
  expect(html.match(/href="\/directory\?page=1"/g)).toHaveLength(2)
})
