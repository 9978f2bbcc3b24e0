import { useState, type ReactNode } from 'react'
import { DECIDING_FIELDS } from '../../../../shared/listings/deciding-facts.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { useCategoryName } from '../../../parts/use-category-name.ts'
import { fieldWords } from './field-words.ts'
import type { PartProps } from './listing-fields.tsx'
import { words } from './words.ts'

/** The fields of each group, as they are on the page. */
const GROUPS = {
  what: ['name', 'category', 'otherCategories', 'description', 'imageUrl'],
  where: [
    'address',
    'town',
    'taluka',
    'district',
    'region',
    'pincode',
    'latitude',
    'longitude',
    'coordinates',
  ],
  reach: ['phone', 'phoneToCheck', 'email', 'website'],
  who: ['services', 'ageGroups', 'ages', 'languages', 'accessibility', 'credentials'],
  visit: [...DECIDING_FIELDS],
  directory: ['isApproved', 'isSponsored'],
} satisfies Record<keyof typeof words.groups, (keyof typeof fieldWords)[]>

interface ListingGroupProps extends PartProps {
  group: keyof typeof GROUPS
  children: ReactNode
}

/**
 * Fields that belong together, folded: what is in them is said above. It is open for a new listing, where something is wrong
 * with a field of it, and where what was written earlier is there again.
 */
export function ListingGroup({ of, listing, group, children }: ListingGroupProps) {
  const fields: readonly string[] = GROUPS[group]
  // What it says follows what was written when it is folded.
  const [, setFolded] = useState(0)
  // Also of "facts.phone.quote" and, of a box that is kept, "ageGroups=children".
  const isIn = (name: string) => fields.includes(/^(?:facts\.)?(\w+)/.exec(name)?.[1] ?? name)
  const wasWrong = of.problems.some(({ field }) => field && isIn(field.slice(of.idOf('').length)))
  const isOpen = !listing || Object.keys(of.draft.found?.fields ?? {}).some(isIn) || wasWrong
  return (
    <details
      className="listing-group"
      open={isOpen || undefined}
      onToggle={() => setFolded(performance.now())}
      suppressHydrationWarning
    >
      <summary>
        <div>
          <h3>{words.groups[group]}</h3>
          {listing && <Told of={of} fields={GROUPS[group]} />}
        </div>
      </summary>
      <div className="fields">{children}</div>
    </details>
  )
}

interface ToldProps extends Pick<PartProps, 'of'> {
  fields: readonly (keyof typeof fieldWords)[]
}

/** What is in the fields, and the names of those that are empty. */
function Told({ of, fields }: ToldProps) {
  const nameOf = useCategoryName()
  const typed = new Map<string, unknown>(Object.entries(of.getValues()))
  const asked = fields
    .filter((name) => typed.has(name))
    .map((name) => ({ name, value: say(name, typed.get(name)) }))
  const said = asked
    .filter(({ value }) => value)
    .map(({ name, value }) => (name === 'category' ? nameOf(value) : value))
  const missing = asked.filter(({ value }) => !value).map(({ name }) => fieldWords[name])
  return (
    <>
      {said.length > 0 && <p className="listing-told">{said.join(' · ')}</p>}
      {missing.length > 0 && <p>{words.notGiven(missing.join(', '))}</p>}
    </>
  )
}

function say(name: keyof typeof fieldWords, value: unknown): string {
  if (name === 'isApproved') return value ? words.approved : words.waiting
  if (name === 'isSponsored') return value ? words.sponsored : words.notSponsored
  if (Array.isArray(value)) return value.map((one) => sayOption(name, String(one))).join(', ')
  return sayOption(name, String(value ?? '')).replaceAll('\n', ', ')
}
