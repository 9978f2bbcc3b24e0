import { words } from './words.ts'

/** In place of a page whose code did not come, and of the page that would say so: it needs nothing more to be fetched. */
export const NotLoaded = () => (
  <main className="wrap">
    <title>{words.notLoaded}</title>
    <h1>{words.notLoaded}</h1>
    <button type="button" className="btn" onClick={() => location.reload()}>
      {words.tryAgain}
    </button>
  </main>
)
