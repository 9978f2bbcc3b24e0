import Heart from 'lucide-react/icons/heart'
import { useLocation } from 'react-router'
import type { Listing } from '../../../shared/listings/listings.ts'
import { signInToLike } from '../../../shared/accounts/visitor.ts'
import { Button } from '../../ui/button/button.tsx'
import { MoreLink } from '../../ui/button/more-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { likeWords as words } from './like-words.ts'

export interface LikeButtonProps {
  listing: Pick<Listing, 'id' | 'name' | 'likeCount'>
  /** What a press wishes for that comes before it is known what is liked; left out, to like it. */
  wish?: false
}

interface LikeFormProps extends LikeButtonProps {
  count?: number
  /** Left out while it is not known, and for guests. */
  isLiked?: boolean
  /** Pressed by somebody who is not signed in. */
  needsSignIn?: boolean
  onPress?: () => void
}

/**
 * It is a form, so that it works before the script and without it: a guest is led to signing in and back, others to
 * what they like, where it shows what the press did.
 */
export function LikeForm({
  listing: { id, name, likeCount },
  wish,
  count = likeCount,
  isLiked,
  needsSignIn,
  onPress,
}: LikeFormProps) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <>
      <form
        className="like"
        method="post"
        action={`/api/listings/${id}/like`}
        onSubmit={(event) => {
          event.preventDefault()
          onPress?.()
        }}
      >
        <input type="hidden" name="returnTo" value={here} />
        {wish === false && <input type="hidden" name="isLiked" value="false" />}
        <Button type="submit" look="quiet" icon={Heart} aria-pressed={isLiked}>
          {words.like}
          <VisuallyHidden>{words.likeOf(name)}</VisuallyHidden>
          {count > 0 && (
            <span key={count}>
              {' '}
              {count}
              <VisuallyHidden>{words.likes(count)}</VisuallyHidden>
            </span>
          )}
        </Button>
      </form>
      {needsSignIn && (
        <p className="like-note small" role="alert">
          <strong>{words.loginRequired}</strong> {words.signInToLike}{' '}
          <MoreLink to={signInToLike(here, id)} reloadDocument about={words.toLike(name)}>
            {words.signIn}
          </MoreLink>
        </p>
      )}
    </>
  )
}
