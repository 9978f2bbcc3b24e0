const LETTERS =
  'M25 13.5C23.5 9.5 19.5 7.5 15 7.5c-5.5 0-9.5 3.2-9.5 8 0 10.5 20.5 6 20.5 17 0 5.2-4.6 8.5-10.5 8.5-5.5 0-9.5-2.5-11-7' +
  'M37.5 31a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM57.5 21v20' +
  'M69.5 31a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM89.5 21v20' +
  'M103.5 11v24c0 4 2 6 6.5 6M98 21.5h11.5' +
  'M120.5 7v34M120.5 31.5a9.5 9.5 0 0 1 19 0V41'

/** The name "Saath", drawn with a round pen. */
export function Wordmark() {
  return (
    <svg className="word" viewBox="0 0 144 48" width="90" height="30" aria-hidden="true">
      <path d={LETTERS} />
    </svg>
  )
}
