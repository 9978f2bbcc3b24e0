import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { MAX_SEARCH } from '../../../../shared/listings/directory.ts'
import type { AsksSubmissions } from '../../../queries/submissions.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MoreLink } from '../../../ui/button/more-link.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { toSubmissions } from './asked.ts'
import { words } from './words.ts'

/** Words to look for; sent as an address. */
export function Finder({ asked }: { asked: AsksSubmissions }) {
  return (
    <Form className="listing-finder" role="search">
      {asked.status !== 'pending' && <input type="hidden" name="status" value={asked.status} />}
      <SearchField id="submission-search" words={words} search={asked.search} max={MAX_SEARCH} />
      <div className="btn-row">
        <Button type="submit" icon={Search}>
          {words.search}
        </Button>
        {asked.search && (
          <MoreLink to={toSubmissions(asked, { search: '' })}>{words.clear}</MoreLink>
        )}
      </div>
    </Form>
  )
}
