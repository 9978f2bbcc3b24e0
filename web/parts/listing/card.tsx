import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Globe from 'lucide-react/icons/globe'
import Phone from 'lucide-react/icons/phone'
import Star from 'lucide-react/icons/star'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isHelpline } from '../../../shared/listings/helpline.ts'
import { Arch } from '../../ui/arch.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CategoryIcon } from '../drawings/category-icon.tsx'
import { LikeButton } from '../like/like-button.tsx'
import { cardTexts, type CardProps } from './card-texts.ts'
import { listingWords as words } from './words.ts'

interface ListingCardProps extends CardProps {
  /** As wide as the page, as in the list of the directory. */
  isRow?: boolean
  /** Without the way to like, as on the first page. */
  isBrief?: boolean
  /** Instead of the way to call, for who writes. */
  write?: ReactNode
}

/** What a place does, what is known, and one line of what is not (ruling 56). Its one link has the whole card. */
export function ListingCard({ isRow, isBrief, write, ...shown }: ListingCardProps) {
  const { listing } = shown
  const { id, name, category, phone, isSponsored } = listing
  const texts = cardTexts(shown)
  return (
    <article
      className={classes('lc', isRow && 'lc-row')}
      id={`listing-${id}`}
      data-category={category}
      aria-labelledby={`listing-${id}-name`}
    >
      <div className="lc-top">
        <Arch size="icon">
          <CategoryIcon category={category} />
        </Arch>
        <span>
          <b>{texts.kind}</b>
          {texts.place && <span>{texts.place}</span>}
          {isSponsored && <Badge look="paid">{words.sponsored}</Badge>}
        </span>
      </div>
      <h3 id={`listing-${id}-name`}>{name}</h3>
      {texts.warning && (
        <p className="lc-warn">
          <Icon of={CircleAlert} isSmall />
          {texts.warning}
        </p>
      )}
      {texts.sentence && <p>{texts.sentence}</p>}
      <Facts
        facts={[
          { text: texts.checked, icon: CircleCheck, isGood: true },
          { text: texts.newPeople, icon: CircleUserRound },
          { text: texts.ages, icon: Users },
          { text: texts.reviews, icon: Star },
          { text: texts.website, icon: Globe },
        ]}
      />
      {texts.unknown && <p className="lc-not">{texts.unknown}</p>}
      <div className="lc-acts">
        {write ??
          (texts.call && (
            <ButtonLink to={`tel:${phone}`} icon={Phone} className="lc-call">
              {texts.call}
            </ButtonLink>
          ))}
        <Link to={`/listing/${id}`} className="lc-go">
          {words.viewDetails}
          <VisuallyHidden>{words.viewDetailsOf(name)}</VisuallyHidden>
        </Link>
        {!isBrief && !isHelpline(listing.phone) && <LikeButton listing={listing} />}
      </div>
    </article>
  )
}

interface Fact {
  text: string | undefined
  icon: LucideIcon
  /** A person has checked it. */
  isGood?: boolean
}

function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(({ text }) => text)
  if (known.length === 0) return null
  return (
    <ul className="lc-know">
      {known.map(({ text, icon, isGood }) => (
        <li key={text} className={isGood ? 'good' : undefined}>
          <Icon of={icon} isSmall />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
