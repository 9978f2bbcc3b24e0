import { classes } from '../classes.ts'

interface GroupListProps {
  label: string
  groups: { id: string; label: string }[]
  /** Only beside what it lists: on a phone that is shorter than its list. */
  isWideOnly?: boolean
}

/** The groups of a long form or page, to go to at once. */
export function GroupList({ label, groups, isWideOnly }: GroupListProps) {
  return (
    <nav className={classes('group-list', isWideOnly && 'only-wide')} aria-label={label}>
      <ul>
        {groups.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
