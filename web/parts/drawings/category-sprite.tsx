import { CATEGORIES } from '../../../shared/listings/category-names.ts'
import { CATEGORY_ICONS } from './category-icons.ts'
import { drawingId, iconId, NEUTRAL } from './category-ids.ts'
import { CATEGORY_SHAPES } from './category-shapes.ts'

/**
 * What categories are drawn with, once in the document of every page: each place that shows one refers to it, and no
 * script carries it. The server alone draws this.
 */
export function CategorySprite() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        {[...CATEGORIES.map(({ slug }) => slug), NEUTRAL].map((category) => (
          <g key={category}>
            <g id={drawingId(category)}>
              {CATEGORY_SHAPES.get(category)?.map(([role, path]) => (
                <path key={path} className={`il-${role}`} d={path} />
              ))}
            </g>
            <path id={iconId(category)} d={CATEGORY_ICONS.get(category)} />
          </g>
        ))}
      </defs>
    </svg>
  )
}
