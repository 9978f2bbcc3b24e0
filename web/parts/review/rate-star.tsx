import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { personalWords as words } from './personal-words.ts'

const SHAPE = 'M12 3l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.5l-5.7 3.1 1.2-6.4L2.8 9.7l6.4-.8z'

/** One of the five stars to choose: a radio button, so that arrow keys and screen readers know it. */
export function RateStar({ rating, ...input }: { rating: number } & ComponentProps<'input'>) {
  return (
    <label>
      <input {...input} type="radio" value={rating} />
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPE} />
      </svg>
      <span>
        {rating}
        <VisuallyHidden>{words.ofFive(rating)}</VisuallyHidden>
      </span>
    </label>
  )
}
