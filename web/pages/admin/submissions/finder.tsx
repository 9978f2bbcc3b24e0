import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { MAX_SEARCH } from '../../../../shared/listings/directory.ts'
import type { SubmissionFilters } from '../../../queries/submissions.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { toSubmissions } from './filters.ts'
import { words } from './words.ts'

/** Words to look for; sent as an address. */
export function Finder({ filters }: { filters: SubmissionFilters }) {
  return (
    <Form className="listing-finder" role="search">
      {filters.status !== 'pending' && <input type="hidden" name="status" value={filters.status} />}
      <SearchField id="submission-search" words={words} search={filters.search} max={MAX_SEARCH} />
      <div className="btn-row">
        <Button type="submit" icon={Search}>
          {words.search}
        </Button>
        {filters.search && (
          <MoreLink to={toSubmissions(filters, { search: '' })}>{words.clear}</MoreLink>
        )}
      </div>
    </Form>
  )
}
