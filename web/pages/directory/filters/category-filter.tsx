import { useQuery } from '@tanstack/react-query'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { EVENTS_CATEGORY, type CategorySlug } from '../../../../shared/listings/category-names.ts'
import { categoryPath, type DirectoryState } from '../../../../shared/listings/directory.ts'
import { CategoryIcon } from '../../../parts/drawings/category-icon.tsx'
import { categories } from '../../../queries/categories.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { words } from '../words.ts'
import { FilterValue } from './filter-links.tsx'
import { toResults } from './filter-values.ts'

interface CategoryFilterProps {
  id: string
  state: DirectoryState
  /** How many of what was found are of a category; undefined where that is not known. */
  countOf: (slug: CategorySlug) => number | undefined
  /** Of the whole directory more is known than is counted. */
  isWhole: boolean
}

export function CategoryFilter({ id, state, countOf, isWhole }: CategoryFilterProps) {
  const { data = [] } = useQuery(categories())
  const to = (category: DirectoryState['category']) =>
    category === EVENTS_CATEGORY ? categoryPath(category) : toResults({ ...state, category })
  return (
    <nav aria-labelledby={id} className="stack">
      <h2 id={id} className="filter-title">
        {words.category}
      </h2>
      <ul className="filter-links">
        <li>
          <FilterValue to={to('all')} isOn={state.category === 'all'}>
            <Icon of={LayoutGrid} />
            <span>{words.allCategories}</span>
          </FilterValue>
        </li>
        {data.map(({ slug, name, listingCount }) => (
          <li key={slug} data-category={slug}>
            <FilterValue
              to={to(slug)}
              isOn={state.category === slug}
              count={countOf(slug) ?? (isWhole ? listingCount : undefined)}
            >
              <CategoryIcon category={slug} />
              <span>{name}</span>
            </FilterValue>
          </li>
        ))}
      </ul>
    </nav>
  )
}
