import { useQuery } from '@tanstack/react-query'
import { categories } from '../queries/categories.ts'

/** How a category is called; until the names have come, and of one that is no more, its slug. */
export function useCategoryName(): (slug: string) => string {
  const { data: kinds } = useQuery(categories())
  return (slug) => kinds?.find((kind) => kind.slug === slug)?.name ?? slug
}
