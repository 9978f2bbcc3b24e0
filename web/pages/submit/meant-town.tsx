import { useFoundPlaces } from '../../parts/location-box/use-found-places.ts'
import { TOWNS } from './town-kinds.ts'
import { words } from './words.ts'

/** Whether the name of a town looks unfinished: the gazetteer has none of that name, but has some that begin with it. */
export function MeantTown({ typed }: { typed: string }) {
  const { places } = useFoundPlaces(typed)
  const names = places.filter(({ kind }) => TOWNS.includes(kind)).map(({ name }) => name)
  const [first] = names.filter((name) => begins(name, typed))
  if (!first || names.some((name) => name.length === typed.length && begins(name, typed)))
    return null
  return <span className="soft small block">{words.meantTown(first)}</span>
}

const begins = (name: string, typed: string) => name.toLowerCase().startsWith(typed.toLowerCase())
