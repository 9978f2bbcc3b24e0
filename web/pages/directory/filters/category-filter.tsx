import { useQuery } from '@tanstack/react-query'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { Link } from 'react-router'
import { EVENTS_CATEGORY } from '../../../../shared/listings/category-names.ts'
import {
  categoryPath,
  directoryPath,
  type DirectoryState,
} from '../../../../shared/listings/directory.ts'
import { CategoryIcon } from '../../../parts/drawings/category-icon.tsx'
import { categories } from '../../../queries/categories.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { words } from '../words.ts'

interface CategoryFilterProps {
  id: string
  state: DirectoryState
  /** The numbers are those of the whole directory: beside a search or a place they would mislead. */
  isWhole: boolean
}

export function CategoryFilter({ id, state, isWhole }: CategoryFilterProps) {
  const { data = [] } = useQuery(categories())
  const to = (category: DirectoryState['category']) =>
    category === EVENTS_CATEGORY
      ? categoryPath(category)
      : directoryPath({ ...state, category, page: 1 })
  return (
    <nav aria-labelledby={id} className="stack">
      <h2 id={id} className="filter-title">
        {words.category}
      </h2>
      <ul className="filter-links">
        <li>
          <Link
            to={to('all')}
            aria-current={state.category === 'all' ? 'true' : undefined}
            preventScrollReset
          >
            <Icon of={LayoutGrid} />
            <span>{words.allCategories}</span>
          </Link>
        </li>
        {data.map(({ slug, name, listingCount }) => (
          <li key={slug} data-category={slug}>
            <Link
              to={to(slug)}
              aria-current={state.category === slug ? 'true' : undefined}
              preventScrollReset
            >
              <CategoryIcon category={slug} />
              <span>{name}</span>
              {isWhole && <span className="filter-count">{listingCount}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
