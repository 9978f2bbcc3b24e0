import type { ComponentProps, ReactNode } from 'react'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'radio' | 'checkbox'
  icon?: ReactNode
  /** How many there are, at the end of the line. */
  count?: ReactNode
  /** Colours the icon. */
  category?: string
}

/** One radio button or tick box; the whole line is pressed. */
export function Choice({ icon, count, category, children, ...input }: ChoiceProps) {
  return (
    <label className="choice" data-category={category}>
      <input {...input} />
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className="choice-count">{count}</span>}
    </label>
  )
}
