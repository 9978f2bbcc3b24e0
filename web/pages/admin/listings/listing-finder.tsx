import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { LISTING_SORTS } from '../../../../shared/listings/fields.ts'
import { MAX_REGION, MAX_SEARCH } from '../../../../shared/listings/directory.ts'
import type { ListingFilters } from '../../../queries/admin/listings.ts'
import { categories } from '../../../queries/categories.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Options } from '../../../ui/form/options.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { toListings } from './filters.ts'
import { words } from './words.ts'

/** Words, category, place and order; sent as an address. */
export function ListingFinder({ filters }: { filters: ListingFilters }) {
  const { data: kinds = [] } = useQuery(categories())
  const filtered = [filters.category, filters.region].filter((text) => text !== '').length
  const isNarrowed = filters.search !== '' || filtered > 0
  return (
    <Form className="listing-finder" role="search">
      {filters.show !== 'all' && <input type="hidden" name="show" value={filters.show} />}
      <SearchField id="listing-search" words={words} search={filters.search} max={MAX_SEARCH} />
      <div className="btn-row">
        <Button type="submit" look="primary" icon={Search}>
          {words.search}
        </Button>
        {isNarrowed && (
          <MoreLink to={toListings(filters, { search: '', category: '', region: '' })}>
            {words.clear}
          </MoreLink>
        )}
      </div>
      <Details
        className="listing-filters"
        summary={words.filters(filtered)}
        isOpen={filtered > 0 || undefined}
      >
        <div className="listing-filter-fields">
          <Field id="listing-region" label={words.region} hint={words.regionHint}>
            {(control) => (
              <input
                {...control}
                name="region"
                defaultValue={filters.region}
                maxLength={MAX_REGION}
                autoComplete="off"
              />
            )}
          </Field>
          <Field id="listing-category" label={words.category}>
            {(control) => (
              // The key: until the categories are there, the one that is asked for is not among them.
              <select
                {...control}
                key={kinds.length}
                name="category"
                defaultValue={filters.category}
              >
                <option value="">{words.allCategories}</option>
                {kinds.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id="listing-sort" label={words.sort}>
            {(control) => (
              <select {...control} name="sort" defaultValue={filters.sort}>
                <Options of={LISTING_SORTS} say={(sort) => words.sorts[sort]} />
              </select>
            )}
          </Field>
        </div>
      </Details>
    </Form>
  )
}
