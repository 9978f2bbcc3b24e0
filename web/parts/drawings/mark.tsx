/** The mark: three arches of different size on one ground line. People, doors, together. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
      <path className="m1" d="M4 42V19.5a10.5 10.5 0 0 1 21 0V42z" />
      <path className="m2" d="M27 42V26a8.5 8.5 0 0 1 17 0v16z" />
      <path className="m3" strokeWidth="2.5" d="M18.5 43.25V34a6.75 6.75 0 0 1 13.5 0v9.25z" />
    </svg>
  )
}
