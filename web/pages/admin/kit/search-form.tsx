import Search from 'lucide-react/icons/search'
import { AskingForm } from '../../../parts/asking-form.tsx'
import { Button, type ButtonProps } from '../../../ui/button/button.tsx'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

interface SearchFormProps extends SearchFieldProps {
  /** Which rows are shown, where that is asked for, too. */
  show?: string | undefined
  look?: ButtonProps['look']
}

/** Looks for words in an admin's list, from its first page, and keeps which rows it shows. */
export function SearchForm({ show, look, ...field }: SearchFormProps) {
  return (
    <AskingForm className="finder user-finder" role="search">
      {show && <input type="hidden" name="show" value={show} />}
      <SearchField {...field} />
      <Button type="submit" look={look} icon={Search}>
        {field.words.search}
      </Button>
    </AskingForm>
  )
}
