/** Fetches a schema with what judges by it: 21 kB that no page needs before somebody fills in a form. */
export async function loadSchema<Schema>(schema: () => Promise<Schema>) {
  await import('./schemas-in-browsers.ts')
  // oxlint-disable-next-line no-restricted-imports -- on demand, with the schema itself
  const [shape, { zodResolver }] = await Promise.all([schema(), import('@hookform/resolvers/zod')])
  return { shape, zodResolver }
}
