import { classes } from '../../ui/classes.ts'
import { iconId } from './category-ids.ts'

interface CategoryIconProps {
  category: string
  isSmall?: boolean
}

/** The icon of a category, beside its name. A slug we do not know gets four doors. */
export function CategoryIcon({ category, isSmall }: CategoryIconProps) {
  return (
    <svg
      className={classes('icon', isSmall && 'icon-s')}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <use href={`#${iconId(category)}`} />
    </svg>
  )
}
