import { useQuery } from '@tanstack/react-query'
import { EVENTS_CATEGORY } from '../../../shared/listings/category-names.ts'
import { categoryPath } from '../../../shared/listings/directory.ts'
import { CategoryIcon } from '../../parts/drawings/category-icon.tsx'
import { categories } from '../../queries/categories.ts'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { CategoryTile } from '../../ui/category-tile.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { words } from './words.ts'

/** §2 "Browse Resources by Category"; each door leads to its part of the directory. */
export function CategoryDoors() {
  const { data } = useQuery(categories())
  return (
    <section className="section" aria-labelledby="directory">
      <div className="wrap">
        <div className="section-head">
          <h2 id="directory">{words.categories}</h2>
          <p className="hint">{words.ofSeveral}</p>
          {/* No kind of listing answers these two: an article says what to do, and leads to what there is. */}
          <MoreLink to="/blog/after-a-diagnosis">{words.justDiagnosed}</MoreLink>
          <MoreLink to="/blog/autistic-as-an-adult">{words.forAdults}</MoreLink>
        </div>
        {data ? (
          <ul className="grid doors">
            {data.map(({ slug, name, description, listingCount }) => (
              <li key={slug}>
                <CategoryTile
                  to={categoryPath(slug)}
                  category={slug}
                  icon={<CategoryIcon category={slug} />}
                  name={name}
                  text={description}
                  count={
                    slug === EVENTS_CATEGORY
                      ? words.upcomingEvents(listingCount)
                      : words.listings(listingCount)
                  }
                  go={words.viewAll}
                />
              </li>
            ))}
          </ul>
        ) : (
          <Placeholders />
        )}
      </div>
    </section>
  )
}

/** §9: eight doors without their words. */
const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => index)

function Placeholders() {
  return (
    <Loading label={words.loadingCategories}>
      <div className="grid doors">
        {PLACEHOLDERS.map((key) => (
          <div key={key} className="door">
            <span className="arch arch-icon" />
            <Skeleton width="most" />
            <Skeleton />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
