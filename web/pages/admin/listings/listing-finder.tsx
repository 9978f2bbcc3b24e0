import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { LISTING_SORTS } from '../../../../shared/listings/fields.ts'
import { MAX_REGION, MAX_SEARCH } from '../../../../shared/listings/directory.ts'
import type { AsksListings } from '../../../queries/admin/listings.ts'
import { categories } from '../../../queries/categories.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { Options } from '../../../ui/form/options.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { toListings } from './asked.ts'
import { words } from './words.ts'

/** Words, category, place and order; sent as an address. */
export function ListingFinder({ asked }: { asked: AsksListings }) {
  const { data: kinds = [] } = useQuery(categories())
  const filtered = [asked.category, asked.region].filter((text) => text !== '').length
  const isNarrowed = asked.search !== '' || filtered > 0
  return (
    <Form className="listing-finder" role="search">
      {asked.show !== 'all' && <input type="hidden" name="show" value={asked.show} />}
      <SearchField id="listing-search" words={words} search={asked.search} max={MAX_SEARCH} />
      <div className="btn-row">
        <Button type="submit" look="primary" icon={Search}>
          {words.search}
        </Button>
        {isNarrowed && (
          <MoreLink to={toListings(asked, { search: '', category: '', region: '' })}>
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
                defaultValue={asked.region}
                maxLength={MAX_REGION}
                autoComplete="off"
              />
            )}
          </Field>
          <Field id="listing-category" label={words.category}>
            {(control) => (
              // The key: until the categories are there, the one that is asked for is not among them.
              <select {...control} key={kinds.length} name="category" defaultValue={asked.category}>
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
              <select {...control} name="sort" defaultValue={asked.sort}>
                <Options of={LISTING_SORTS} say={(sort) => words.sorts[sort]} />
              </select>
            )}
          </Field>
        </div>
      </Details>
    </Form>
  )
}
