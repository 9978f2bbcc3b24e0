import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { letters } from '../../shared/formats/letters.ts'
import { pictureName, picturePath, type PictureEnding } from '../../shared/pictures.ts'
import { classes } from './classes.ts'
import { Icon } from './icon/icon.tsx'

interface AvatarProps {
  firstName: string | null
  lastName: string | null
  /** The address of a picture. One that we do not keep ourselves is not loaded (ruling 15). */
  picture?: string | null
  isLarge?: boolean
}

/** A person's picture, otherwise the first letters, otherwise a plain figure. The name itself is beside it. */
export function Avatar({ firstName, lastName, picture = null, isLarge }: AvatarProps) {
  const initials = [firstName, lastName].map(firstLetter).join('')
  const name = pictureName(picture)
  return (
    <span className={classes('avatar', isLarge && 'avatar-large')} aria-hidden="true">
      {name ? (
        <Picture name={name} size={isLarge ? 96 : 48} />
      ) : (
        initials || <Icon of={CircleUserRound} />
      )}
    </span>
  )
}

function Picture({ name, size }: { name: string; size: number }) {
  const sources = (ending: PictureEnding) =>
    `${picturePath(name, 96, ending)} 96w, ${picturePath(name, 192, ending)} 192w`
  return (
    <picture>
      <source type="image/webp" srcSet={sources('webp')} sizes={`${size}px`} />
      <img
        src={picturePath(name, 96)}
        srcSet={sources('jpg')}
        sizes={`${size}px`}
        width={size}
        height={size}
        alt=""
      />
    </picture>
  )
}

function firstLetter(name: string | null): string {
  const [first] = letters(name ?? '')
  return first?.toUpperCase() ?? ''
}
