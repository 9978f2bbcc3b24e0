import Globe from 'lucide-react/icons/globe'
import HeartOff from 'lucide-react/icons/heart-off'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import Star from 'lucide-react/icons/star'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { LikedListing } from '../../../shared/listings/likes.ts'
import { useChange } from '../../notices/use-change.ts'
import { CategoryDrawing } from '../../parts/drawings/category-drawing.tsx'
import { CategoryIcon } from '../../parts/drawings/category-icon.tsx'
import { firstSentence } from '../../parts/listing/first-sentence.ts'
import { fullPlace } from '../../parts/listing/full-place.ts'
import { LikeButton } from '../../parts/like/like-button.tsx'
import { phoneSource } from '../../parts/listing/phone-source.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { phoneUnknown, placeWords } from '../../parts/listing/place-words.ts'
import { websiteHost } from '../../parts/listing/website-host.ts'
import { Failure } from '../../parts/failure.tsx'
import { setLike } from '../../queries/likes/like-changes.ts'
import { Arch } from '../../ui/arch.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { MetaItem, MetaList } from '../../ui/card.tsx'
import { ExternalLink } from '../../parts/external-link/external-link.tsx'
import { CategoryLabel } from '../../ui/category-label.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { words } from './words.ts'

interface LikedRowProps {
  liked: LikedListing
  /** The like was taken back on this page. */
  isUnliked: boolean
}

export function LikedRow({ liked, isUnliked }: LikedRowProps) {
  if (!liked.isListed) return <NoLongerListed {...liked} />
  const { id, name, category, description } = liked
  return (
    <article className="listing-row" data-category={category}>
      <Arch>
        <CategoryDrawing category={category} />
      </Arch>
      <div className="stack-s">
        <CategoryLabel icon={<CategoryIcon category={category} />}>
          {listingWords.kinds(liked)}
        </CategoryLabel>
        <h3>{name}</h3>
        <p>{firstSentence(description)}</p>
        <ContactBits listing={liked} />
      </div>
      <div className="row-end">
        <ButtonLink to={`/directory?show=${id}#listing-${id}`}>
          {words.viewDetails}
          <VisuallyHidden>{words.of(name)}</VisuallyHidden>
        </ButtonLink>
        <div className="btn-row">
          <LikeButton listing={liked} wish={false} />
        </div>
        {/* Below the heart, which keeps its place. */}
        {isUnliked && <p className="small">{words.unliked}</p>}
      </div>
    </article>
  )
}

function ContactBits({ listing }: { listing: Listing }) {
  const { phone, phoneText, isPhoneHeldBack, email, website } = listing
  const noPhone = isPhoneHeldBack ? listingWords.heldBack : phoneUnknown
  return (
    <MetaList>
      <MetaItem icon={MapPin}>{fullPlace(listing) || placeWords(listing)}</MetaItem>
      <MetaItem icon={Phone} isUnknown={!phone}>
        {phone ? <a href={`tel:${phone}`}>{phoneText}</a> : noPhone}
        {phone && <span className="soft small block">{phoneSource(listing)}</span>}
      </MetaItem>
      {email && (
        <MetaItem icon={Mail}>
          <a href={`mailto:${email}`}>{email}</a>
        </MetaItem>
      )}
      {website && (
        <MetaItem icon={Globe}>
          <ExternalLink href={website}>{websiteHost(website)}</ExternalLink>
        </MetaItem>
      )}
      <MetaItem icon={Star} isUnknown={listing.reviewCount === 0}>
        {words.rating(listing)}
      </MetaItem>
    </MetaList>
  )
}

/** Its name is all that is still told (ruling 6). */
function NoLongerListed({ id, name }: { id: number; name: string }) {
  const taking = useChange(setLike({ id, likeCount: 1, name }))
  const { mutate, isPending } = taking
  return (
    <article className="listing-row">
      <span className="skeleton-arch" />
      <div className="stack-s">
        <Badge>{words.noLongerListed}</Badge>
        <h3>{name}</h3>
        <p>{words.noLongerListedMore}</p>
        <Failure of={taking} />
      </div>
      <div className="row-end">
        <form
          method="post"
          action={`/api/listings/${id}/like`}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isPending) mutate(false)
          }}
        >
          <input type="hidden" name="isLiked" value="false" />
          <Button type="submit" icon={HeartOff}>
            {words.takeBack}
            <VisuallyHidden>{words.of(name)}</VisuallyHidden>
          </Button>
        </form>
      </div>
    </article>
  )
}
