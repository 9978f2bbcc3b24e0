interface StarsProps {
  /** 0 to 5; drawn to the nearest star, while the words say it exactly. */
  rating: number
  /** "4.6 of 5" */
  label: string
  /** "(5 reviews)" */
  count?: string
}

const STARS = 5
const SHAPE = '1.8l2.5 5.2 5.7.7-4.2 4 1.1 5.6-5.1-2.8-5.1 2.8 1.1-5.6-4.2-4 5.7-.7z'

/** A rating as read. */
export function Stars({ rating, label, count }: StarsProps) {
  const on = Math.min(STARS, Math.max(0, Math.round(rating)))
  return (
    <span className="stars">
      <svg viewBox="0 0 104 20" aria-hidden="true">
        {on > 0 && <path className="on" d={stars(0, on)} />}
        {on < STARS && <path className="off" d={stars(on, STARS)} />}
      </svg>
      <span>{label}</span>
      {count && <span className="soft">{count}</span>}
    </span>
  )
}

function stars(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, i) => `M${10 + 21 * (from + i)} ${SHAPE}`).join('')
}
