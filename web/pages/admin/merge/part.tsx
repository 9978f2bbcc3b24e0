import type { AdminListing } from '../../../../shared/listings/admin.ts'
import {
  factOfPart,
  fieldsOfPart,
  type MergePart,
} from '../../../../shared/listings/merge-parts.ts'
import { listingPicturePath } from '../../../../shared/pictures.ts'
import { sayOption } from '../../../parts/listing/choice-words.ts'
import { useCategoryName } from '../../../parts/use-category-name.ts'
import { Choice } from '../../../ui/form/choice.tsx'
import { MarkedWords } from '../kit/marked-words.tsx'
import { inShort } from '../listings/fact-fold.tsx'
import { fieldWords } from '../listings/field-words.ts'
import { isBlank } from './is-blank.ts'
import { words } from './words.ts'

interface Sides {
  kept: AdminListing
  other: AdminListing
}

interface PartProps {
  part: MergePart
  sides: Sides
  /** From the other one. */
  isTaken: boolean
  onTake: (isTaken: boolean) => void
}

/** One thing that the two say differently, each with its source and check. */
export function Part({ part, sides, isTaken, onTake }: PartProps) {
  return (
    <fieldset className="merge-part">
      <legend>{fieldWords[part]}</legend>
      <div className="merge-sides">
        {(['kept', 'other'] as const).map((side) => (
          <Choice
            key={side}
            type="radio"
            name={part}
            checked={isTaken === (side === 'other')}
            onChange={() => onTake(side === 'other')}
          >
            <span className="soft small block">{words.side[side]}</span>
            <Value part={part} sides={sides} side={side} />
            <Source part={part} of={sides[side]} />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

function Value({ part, sides, side }: Pick<PartProps, 'part' | 'sides'> & { side: keyof Sides }) {
  const say = useSay()
  const listing = sides[side]
  if (part === 'picture' && listing.picture)
    return (
      <img
        src={listingPicturePath(listing.picture)}
        alt={words.pictureOf(listing.name)}
        width={96}
        height={96}
      />
    )
  const text = say(listing, part)
  const isMarked = side === 'other' && say(sides.kept, part) !== words.nothing
  return (
    <span className="as-typed block">
      {isMarked ? <MarkedWords was={say(sides.kept, part)} is={text} /> : text}
    </span>
  )
}

function Source({ part, of }: { part: MergePart; of: AdminListing }) {
  const field = factOfPart(part)
  if (!field || isBlank(of, part)) return null
  const fact = of.facts.find((one) => one.field === field)
  return <span className="soft small block">{inShort(fact)}</span>
}

function useSay() {
  const nameOf = useCategoryName()
  return (listing: AdminListing, part: MergePart): string => {
    if (part === 'category')
      return [listing.category, ...listing.otherCategories].map(nameOf).join(', ')
    if (part === 'phone') return listing.phoneText ?? words.nothing
    const said = fieldsOfPart(part).flatMap((name) => {
      const value = listing[name]
      if (typeof value === 'boolean') return value ? words.yes : words.no
      if (Array.isArray(value)) return value.map((one) => sayOption(name, one))
      return value ? sayOption(name, String(value)) : []
    })
    return said.join(', ') || words.nothing
  }
}
