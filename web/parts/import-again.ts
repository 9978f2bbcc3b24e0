/**
 * Fetches code that somebody may ask for once more. Chromium keeps a module that did not arrive as failed for as long as
 * the page is open, whatever the connection does; under another address it comes.
 */
export async function importAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const [address] = (error instanceof Error && /https?:\S{1,500}\.js/.exec(error.message)) || []
    if (!address) throw error
    // The same file: what it exports is what `load` would have given.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Part
  }
}
