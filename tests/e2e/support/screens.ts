import { SCREENS } from '../../support/specification.ts'

/** A screen with a number or a name in its address, as the starter content has it. */
const EXAMPLES: Record<string, string> = {
  '/listing/{id}': '/listing/9',
  '/listing/{id}/reviews': '/listing/9/reviews',
  '/listing/{id}/claim': '/listing/9/claim',
  '/blog/{slug}': '/blog/early-signs-and-m-chat',
  '/events/{id}': '/events/1',
  '/events/{id}/register': '/events/1/register',
  '/events/{id}/manage': '/events/1/manage',
  '/admin/listings/{id}': '/admin/listings/9',
  '/admin/listings/{id}/merge': '/admin/listings/9/merge',
  '/admin/events/{id}': '/admin/events/1',
  '/newsletter/{key}': '/newsletter/of-nobody',
  '/report/{token}': '/report/of-nobody',
  '/confirm/{token}': '/confirm/0000-0000-0000-0000',
  '/confirm/{token}/sheet': '/confirm/0000-0000-0000-0000/sheet',
  '/newsletter/{key}/confirm': '/newsletter/of-nobody/confirm',
  '/admin/blog/{id}': '/admin/blog/1',
  '/admin/blog/{id}/preview': '/admin/blog/1/preview',
}

/** The screens of §2, an address each. A sponsor's figures open by a key alone: advertising.spec.ts has one. */
export const THERE = SCREENS.filter(({ path }) => path !== '/figures/{key}').map(
  ({ path, who }) => ({ path: exampleOf(path), who }),
)

function exampleOf(path: string): string {
  const example = EXAMPLES[path] ?? path
  if (example.includes('{')) throw new Error(`Name an example of ${path}.`)
  return example
}

export const KINDS = ['guest', 'user', 'admin'] as const
export type Kind = (typeof KINDS)[number]

/** Whoever may not see who comes to an event is refused by the API, which browsers remark on. */
export const mayOpen = (kind: Kind, who: string) => who !== 'organiser' || kind === 'admin'
