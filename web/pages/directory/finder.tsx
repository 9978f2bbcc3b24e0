import { Search } from 'lucide-react'
import { Form } from 'react-router'
import type { DirectoryState } from '../../../shared/directory.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { words } from './words.ts'

/** The search, as a plain form: without a script the browser sends it itself. A new search starts at page 1. */
export function Finder({ state }: { state: DirectoryState }) {
  const { search, category, region, sort, view } = state
  const kept = {
    category: category === 'all' ? '' : category,
    region,
    sort: sort === 'best' ? '' : sort,
    view: view ?? '',
  }
  return (
    <Form className="finder" role="search" action="/directory" preventScrollReset>
      <Field id="search" label={words.search}>
        {(control) => (
          // The key draws the field anew when the address changes by itself: back, forward, a filter removed.
          <input
            {...control}
            key={search}
            name="search"
            type="search"
            defaultValue={search}
            placeholder={words.searchHint}
            autoComplete="off"
          />
        )}
      </Field>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" look="primary" icon={Search}>
        {words.searchButton}
      </Button>
    </Form>
  )
}
