/**
 * The first script: it waits until the page is painted and the browser is idle, then fetches the app (ruling 35).
 * Until then links, forms, details and dialog openers work by themselves.
 */
function start() {
  void import('./entry-client.tsx')
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle, { once: true })
