import { lazy, type ComponentType } from 'react'

/**
 * A part that most pages go without. The server has it at hand and draws it; the browser fetches its code
 * when it is there to be drawn or taken over, and it stands inside a Suspense until then.
 */
export async function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  return typeof document === 'undefined' ? load() : lazy(async () => ({ default: await load() }))
}
