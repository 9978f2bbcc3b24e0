import type { Place } from '../../../shared/places.ts'
import { ComboboxList, type Combobox } from '../combobox/combobox-list.tsx'
import { suggestionWords as words } from './suggestion-words.ts'
import { useFoundPlaces } from './use-found-places.ts'

interface SuggestionsProps extends Combobox {
  /** What has been typed; blank when nothing is to be suggested. */
  typed: string
  onType: (text: string) => void
  onChoose: (place: Place) => void
}

/** Places below the field, while somebody types. */
export function Suggestions(props: SuggestionsProps) {
  const { places, message } = useFoundPlaces(props.typed)
  return (
    <ComboboxList<Place>
      {...props}
      label={words.places}
      items={places}
      message={message}
      keyOf={({ id }) => id}
      toText={({ name }) => name}
      draw={({ label }) => label}
      chosenText={({ label }) => words.chosen(label)}
    />
  )
}
