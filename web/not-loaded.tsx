import { useEffect } from 'react'
import { loadAgain } from './parts/load-again.ts'
import { words } from './words.ts'

/**
 * In place of a page whose code did not come, and of the page that would say so: it needs nothing more to be fetched.
 * Without a connection a phone still calls; with one, the code is gone since a release, and the page is loaded again.
 */
export function NotLoaded() {
  useEffect(() => void loadAgain(), [])
  return (
    <main className="wrap stack">
      <title>{words.notLoaded}</title>
      <h1 tabIndex={-1} ref={(title) => title?.focus()}>
        {words.notLoaded}
      </h1>
      <p>{words.noConnection}</p>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {words.tryAgain}
      </button>
      <p>{words.stillCall}</p>
      <ul className="lone-links">
        {words.calls.map(([number, what]) => (
          <li key={number}>
            <a href={`tel:${number}`}>
              {what}: {number}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
