import CircleAlert from 'lucide-react/icons/circle-alert'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { resolveCategory } from '../../../shared/listings/category-names.ts'
import { directoryPath } from '../../../shared/listings/directory.ts'
import type { ListingDetail } from '../../../shared/listings/listings.ts'
import { CategoryIcon } from '../../parts/drawings/category-icon.tsx'
import { ListingBadges } from '../../parts/listing/title.tsx'
import { placeWords } from '../../parts/listing/place-words.ts'
import { Arch } from '../../ui/arch.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Rating } from './rating.tsx'
import { words } from './words.ts'

/** From here on a name is one size smaller. */
const LONG_NAME = 40

export function ListingHead({ listing }: { listing: ListingDetail }) {
  const { name, categoryName, category, otherCategories, otherCategoryNames } = listing
  return (
    <div className="stack-s">
      <div className="listing-id">
        <Arch size="icon">
          <CategoryIcon category={category} />
        </Arch>
        <div>
          <strong>{categoryName}</strong> <span>{placeWords(listing)}</span>
        </div>
      </div>
      <h1 className={name.length > LONG_NAME ? 'long' : undefined}>{name}</h1>
      {otherCategories.length > 0 && (
        <p>
          {words.also}{' '}
          {otherCategories.map((slug, at) => (
            <Fragment key={slug}>
              {at > 0 && ', '}
              <Link to={directoryPath({ category: resolveCategory(slug) })}>
                {otherCategoryNames[at]}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      <div className="row">
        <ListingBadges listing={listing} />
        {listing.reviewCount > 0 && <Rating listing={listing} />}
      </div>
      {listing.ageRemark && (
        <p className="listing-age">
          <Icon of={CircleAlert} isSmall /> {listing.ageRemark}
        </p>
      )}
    </div>
  )
}
