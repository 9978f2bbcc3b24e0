import { drawingId } from './category-ids.ts'

/** The quiet drawing that stands for a place without a photograph, seen through an arch. */
export function CategoryDrawing({ category }: { category: string }) {
  return (
    <svg viewBox="0 0 160 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`#${drawingId(category)}`} />
    </svg>
  )
}
