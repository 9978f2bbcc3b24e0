/**
 * The first script: it waits until the page is painted and the browser idle, then fetches the app (ruling 35).
 * Until then links, forms, folds and dialog openers work on their own.
 */
function start() {
  void import('./entry-client.tsx')
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

/** On a fast line the page has loaded before it is painted; two frames on, it is on the screen. */
function whenPainted() {
  requestAnimationFrame(() => requestAnimationFrame(whenIdle))
}

if (document.readyState === 'complete') whenPainted()
else addEventListener('load', whenPainted, { once: true })
