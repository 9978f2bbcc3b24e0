import { HOME, type Step } from './breadcrumbs.tsx'

/** The breadcrumbs of a page for machines; paths become full addresses. */
export function breadcrumbJson(publicUrl: string, here: string, trail: Step[] = []) {
  const steps = [
    ...[HOME, ...trail].map(({ to, label }) => ({ name: label, item: `${publicUrl}${to}` })),
    { name: here },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}
