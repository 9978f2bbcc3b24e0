import { CATEGORY_SHAPES, NEUTRAL_SHAPES } from './category-shapes.ts'

/** The quiet drawing that stands for a place without a photograph, seen through an arch. */
export function CategoryDrawing({ category }: { category: string }) {
  const shapes = CATEGORY_SHAPES.get(category) ?? NEUTRAL_SHAPES
  return (
    <svg viewBox="0 0 160 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {shapes.map(([role, path]) => (
        <path key={path} className={`il-${role}`} d={path} />
      ))}
    </svg>
  )
}
