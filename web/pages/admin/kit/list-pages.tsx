import { lastPageOf } from '../../../queries/admin/page.ts'
import { Pages } from '../../../ui/pages.tsx'
import { words } from '../words.ts'

interface ListPagesProps {
  page: number
  /** The rows, as the server counts them. */
  total: string
  /** Rows of one page, where it is another number than usual. */
  size?: number
  toPage: (page: number) => string
}

/** Links to the other pages of an admin's list. */
export function ListPages({ page, total, size, toPage }: ListPagesProps) {
  return <Pages page={page} last={lastPageOf(total, size)} toPage={toPage} words={words.pages} />
}
