import { Link } from 'react-router'
import { pageNumbers } from './page-numbers.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface PagesProps {
  page: number
  last: number
  toPage: (page: number) => string
  words: { label: string; previous: string; next: string; page: string }
}

/** Links to the other pages of a list; nothing when there is one page. */
export function Pages({ page, last, toPage, words }: PagesProps) {
  if (last <= 1) return null
  return (
    <nav aria-label={words.label}>
      <ul className="pages">
        {page > 1 && (
          <li>
            <Link to={toPage(page - 1)} rel="prev">
              {words.previous}
            </Link>
          </li>
        )}
        {pageNumbers(page, last).map((number, index, numbers) =>
          number === 'gap' ? (
            <li key={`before-${numbers[index + 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              {number === page ? (
                <span aria-current="page">
                  <PageNumber word={words.page} number={number} />
                </span>
              ) : (
                <Link to={toPage(number)}>
                  <PageNumber word={words.page} number={number} />
                </Link>
              )}
            </li>
          ),
        )}
        {page < last && (
          <li>
            <Link to={toPage(page + 1)} rel="next">
              {words.next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

function PageNumber({ word, number }: { word: string; number: number }) {
  return (
    <span>
      <VisuallyHidden>{word} </VisuallyHidden>
      {number}
    </span>
  )
}
