import { Field } from '../../../ui/form/field.tsx'

export interface SearchFieldProps {
  id: string
  words: { search: string; searchHint: string }
  /** The words that were looked for. */
  search: string
  max: number
}

/** Where an admin writes what to look for; the form around it sends it as an address. */
export function SearchField({ id, words, search, max }: SearchFieldProps) {
  return (
    <Field id={id} label={words.search}>
      {(control) => (
        <input
          {...control}
          type="search"
          name="search"
          placeholder={words.searchHint}
          defaultValue={search}
          maxLength={max}
          autoComplete="off"
        />
      )}
    </Field>
  )
}
