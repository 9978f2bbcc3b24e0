import { useQueryClient } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { directoryPath, type DirectoryState } from '../../../shared/listings/directory.ts'
import { Locate } from '../../parts/location-box/locate.tsx'
import { LocationBox } from '../../parts/location-box/location-box.tsx'
import { asFilter, meantPlace } from '../../parts/location-box/meant-place.ts'
import { SearchBox } from '../../parts/search-box/search-box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import type { SearchNote } from '../../../shared/search/search.ts'
import { Asked } from './asked.tsx'
import { isFolded } from './filters/filter-values.ts'
import { KeptFields } from './kept-fields.tsx'
import type { NamedFilters } from './named-filters.ts'
import { typedState } from './typed-state.ts'
import { words } from './words.ts'

interface FinderProps {
  state: DirectoryState
  /** The name of the place in the address; undefined while it is not known yet. */
  place: string | undefined
  named: NamedFilters
  /** What was understood of the words; undefined while it is on its way. */
  note: SearchNote | undefined
  /** What is wrong with the place. */
  placeError?: string
}

/** What and where, as a plain form: without a script the browser sends it itself, and goes to where the results begin. Folded, it is one line. */
export function Finder({ state, place, named, note, placeError }: FinderProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  async function search(named: DirectoryState) {
    const isTyped = named.region !== '' && named.region !== state.region
    const place = isTyped ? await meantPlace(queryClient, named.region) : undefined
    // A text that could not be told in time is the server's to read, as without a script.
    if (isTyped && !place) location.assign(directoryPath(named))
    else
      await navigate(directoryPath(place ? { ...named, ...asFilter(place) } : named), {
        preventScrollReset: true,
      })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void search(typedState(event.currentTarget))
  }

  // "Near me": what asks for the place stands open, and the results still begin on the first screen of a phone.
  const asksWhere = note?.intents.includes('near-me') && !note.place
  const locate = (
    <Locate
      // Another search ends the looking: nobody is taken away from it.
      key={directoryPath(state)}
      isShort={asksWhere}
      onPlace={(near) =>
        void navigate(directoryPath({ ...state, near, region: '', radius: undefined, page: 1 }), {
          preventScrollReset: true,
        })
      }
    />
  )
  const form = (
    <div className="stack-s">
      <form className="finder" role="search" action="/directory#found" onSubmit={submit}>
        <Field id="search" label={words.search}>
          {(control) => (
            // The key redraws the field when the address changes on its own: back, forward, a filter removed.
            <SearchBox
              {...control}
              key={state.search}
              name="search"
              defaultValue={state.search}
              placeholder={words.searchHint}
            />
          )}
        </Field>
        <LocationBox id="place" state={state} shown={place} error={placeError} />
        {/* The fields above are the form's own; what else is chosen goes with them. */}
        <KeptFields state={{ ...state, search: '', region: '', near: '' }} />
        <Button type="submit" look="primary" icon={Search}>
          {words.searchButton}
        </Button>
      </form>
      {!asksWhere && locate}
    </div>
  )
  if (!isFolded(state)) return form
  return (
    <>
      <Asked
        // Another search folds it again.
        key={directoryPath(state)}
        {...words.asked(named, note)}
        isOpen={placeError !== undefined}
      >
        {form}
      </Asked>
      {asksWhere && locate}
    </>
  )
}
