import Search from 'lucide-react/icons/search'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { directoryPath, MAX_SEARCH } from '../../../shared/listings/directory.ts'
import { SearchBox } from '../../parts/search-box/search-box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { words } from './words.ts'

/** Leads to the directory with what was typed; blank does nothing (§2, §5). Without a script the browser sends the form. */
export function HeroSearch() {
  const navigate = useNavigate()
  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const search = event.currentTarget.querySelector('input')?.value.trim()
    if (search) void navigate(directoryPath({ search }))
  }
  return (
    <form className="search" role="search" action="/directory#found" onSubmit={search}>
      <label htmlFor="hero-search">{words.search}</label>
      <SearchBox
        id="hero-search"
        name="search"
        maxLength={MAX_SEARCH}
        placeholder={words.searchHint}
      />
      <Button type="submit" look="primary" icon={Search}>
        {words.searchButton}
      </Button>
    </form>
  )
}
