import Search from 'lucide-react/icons/search'
import { Form, Link } from 'react-router'
import { CONTACT_KINDS } from '../../../../shared/contact/rules.ts'
import { MAX_SEARCH } from '../../../../shared/listings/directory.ts'
import type { MessageFilters } from '../../../queries/admin/messages.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Options } from '../../../ui/form/options.tsx'
import { SearchField } from '../kit/search-field.tsx'
import { toMessages } from './filters.ts'
import { words } from './words.ts'

/** What the messages are about, and words to look for; sent as an address. */
export function Finder({ filters }: { filters: MessageFilters }) {
  return (
    <Form className="finder" role="search">
      {filters.show !== 'unread' && <input type="hidden" name="show" value={filters.show} />}
      <Field id="message-kind" label={words.kind}>
        {(control) => (
          <select {...control} name="kind" defaultValue={filters.kind}>
            <option value="">{words.everyKind}</option>
            <Options of={CONTACT_KINDS} say={(kind) => words.kinds[kind]} />
          </select>
        )}
      </Field>
      <SearchField id="message-search" words={words} search={filters.search} max={MAX_SEARCH} />
      <div className="btn-row">
        <Button type="submit" icon={Search}>
          {words.search}
        </Button>
        {(filters.search || filters.kind || filters.id) && (
          <Link to={toMessages(filters, { search: '', kind: '' })} className="more">
            {words.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}
