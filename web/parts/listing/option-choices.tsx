import type { ComponentProps } from 'react'
import { LISTING_FIELDS } from '../../../shared/listings/fields.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { sayOption } from './choice-words.ts'

interface OptionChoicesProps {
  name: 'ageGroups' | 'modes' | 'otherCategories'
  /** What was ticked already, each on a line, for the server's drawing. */
  filledIn?: string
  control: Omit<ComponentProps<typeof Choice>, 'type' | 'value' | 'children'>
}

/** Any of a few words of a listing's field. */
export const OptionChoices = ({ name, filledIn, control }: OptionChoicesProps) => (
  <div className="choices-2">
    {LISTING_FIELDS[name].of.map((option) => (
      <Choice
        key={option}
        type="checkbox"
        value={option}
        defaultChecked={filledIn?.split('\n').includes(option)}
        {...control}
      >
        {sayOption(name, option)}
      </Choice>
    ))}
  </div>
)
