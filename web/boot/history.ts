/**
 * Addresses that the app went through before this page was loaded again belong to the same document for the browser: Back
 * changes the address and nothing else. Without the app the page of that address is loaded.
 */
export function followHistory(signal: AbortSignal) {
  const drawn = page()
  addEventListener('popstate', () => page() !== drawn && location.reload(), { signal })
}

const page = () => location.pathname + location.search
