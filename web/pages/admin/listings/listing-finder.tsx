import { useQuery } from '@tanstack/react-query'
import ListFilter from 'lucide-react/icons/list-filter'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { AskingForm } from '../../../parts/asking-form.tsx'
import { LISTING_SORTS } from '../../../../shared/listings/admin-list.ts'
import { MAX_REGION, MAX_SEARCH } from '../../../../shared/listings/directory.ts'
import type { ListingFilters } from '../../../queries/admin/listings.ts'
import { categories } from '../../../queries/categories.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Options } from '../../../ui/form/options.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { words } from './words.ts'

/**
 * Words, place, category and order in one line; on a phone all but the words are behind a button, which says how many are
 * chosen, and so are the links below it that choose by state: the rows come first. Sent as an address.
 */
export function ListingFinder({ filters }: { filters: ListingFilters }) {
  const { data: kinds = [] } = useQuery(categories())
  const isShown = filters.show !== 'all'
  const filtered = [filters.category, filters.region, isShown].filter(Boolean).length
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AskingForm className="listing-finder" role="search">
      {isShown && <input type="hidden" name="show" value={filters.show} />}
      {filters.import && <input type="hidden" name="import" value={filters.import} />}
      <SearchField id="listing-search" words={words} search={filters.search} max={MAX_SEARCH} />
      <Button
        className="narrow-only"
        icon={ListFilter}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.filters(filtered)}
      </Button>
      <div className="listing-filters" data-open={isOpen || undefined}>
        <Field id="listing-region" label={words.region}>
          {(control) => (
            <input
              {...control}
              name="region"
              placeholder={words.regionHint}
              defaultValue={filters.region}
              maxLength={MAX_REGION}
              autoComplete="off"
            />
          )}
        </Field>
        <Field id="listing-category" label={words.category}>
          {(control) => (
            // The key: until the categories are there, the one that is asked for is not among them.
            <select {...control} key={kinds.length} name="category" defaultValue={filters.category}>
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
      <Button type="submit" icon={Search}>
        {words.search}
      </Button>
    </AskingForm>
  )
}
