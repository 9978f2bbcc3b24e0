import { CATEGORIES } from '../../../shared/listings/category-names.ts'

/** Stands for a slug we do not know. */
export const NEUTRAL = 'neutral'

/** The elements of the sprite (category-sprite.tsx) that a page refers to. */
export const drawingId = (category: string) => `drawing-${known(category)}`
export const iconId = (category: string) => `icon-${known(category)}`

const known = (category: string) =>
  CATEGORIES.some(({ slug }) => slug === category) ? category : NEUTRAL
