import { useState, type ComponentProps } from 'react'
import { LIMITS } from '../../../shared/limits.ts'
import type { Place } from '../../../shared/places.ts'
import type { TypedSubmission } from '../../../shared/submissions/submissions.ts'
import type { FormInUse } from '../../parts/form/use-form.ts'
import { useFoundPlaces } from '../../parts/location-box/use-found-places.ts'
import { Line } from './submission-fields.tsx'
import { TOWNS } from './town-kinds.ts'

type Name = 'town' | 'region' | 'pincode'

const KINDS: Record<Name, Place['kind'][]> = {
  town: TOWNS,
  region: ['state'],
  pincode: ['pincode'],
}

/** Town, state and PIN code. The browser suggests what the gazetteer has; a choice fills in what follows from it. */
export function PlaceFields({ of }: { of: FormInUse<TypedSubmission> }) {
  const follow = (place: Place) => {
    if (place.kind === 'state') return
    if (place.kind === 'pincode' && place.town && !of.getValues('town'))
      of.setValue('town', place.town)
    if (!of.getValues('region')) of.setValue('region', place.region)
  }
  return (
    <div className="pair">
      <Suggested of={of} name="town" maxLength={LIMITS.place} onPlace={follow} />
      <Suggested of={of} name="region" maxLength={LIMITS.region} onPlace={follow} />
      <Suggested of={of} name="pincode" inputMode="numeric" onPlace={follow} />
    </div>
  )
}

interface SuggestedProps extends Omit<ComponentProps<'input'>, 'name' | 'of'> {
  of: FormInUse<TypedSubmission>
  name: Name
  onPlace: (place: Place) => void
}

function Suggested({ of, name, onPlace, ...input }: SuggestedProps) {
  const [typed, setTyped] = useState('')
  const { places } = useFoundPlaces(typed)
  const found = places.filter(({ kind }) => KINDS[name].includes(kind))
  const list = `${of.idOf(name)}-list`
  const toText = (place: Place) => (name === 'region' ? place.region : place.name)
  const choose = (text: string) => {
    setTyped(text)
    // Several towns share the name: none is meant before the state says which.
    const meant = found.filter((place) => toText(place) === text)
    if (meant.length === 1 && meant[0]) onPlace(meant[0])
  }
  return (
    <div onInput={({ target }) => target instanceof HTMLInputElement && choose(target.value)}>
      <Line of={of} name={name} list={list} autoComplete="off" isOptional {...input} />
      <datalist id={list}>
        {found.map((place) => (
          <option key={place.id} value={toText(place)}>
            {place.label}
          </option>
        ))}
      </datalist>
    </div>
  )
}
