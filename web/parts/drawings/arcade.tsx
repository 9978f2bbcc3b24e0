const OPENING = 'v-25a19 19 0 0 1 38 0v25z'
const WALL = `M0 0h2016v64H0zM9 58${OPENING}${`m56 0${OPENING}`.repeat(35)}`

/** A row of arches over the footer: the verandah. The ground of the page is seen through it. */
export function Arcade() {
  return (
    <svg
      className="arcade"
      viewBox="0 0 2016 64"
      preserveAspectRatio="xMidYMax slice"
      fill="currentColor"
      aria-hidden="true"
    >
      <path fillRule="evenodd" d={WALL} />
    </svg>
  )
}
