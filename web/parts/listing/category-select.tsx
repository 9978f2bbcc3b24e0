import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { categories } from '../../queries/categories.ts'

/** Which category a listing is of. A draft can choose only among options that are there when the form is. */
export function CategorySelect({ none, ...control }: ComponentProps<'select'> & { none: string }) {
  const { data: kinds } = useSuspenseQuery(categories())
  return (
    <select {...control}>
      <option value="">{none}</option>
      {kinds.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </select>
  )
}
