/** The breadcrumbs of a page for machines; paths become full addresses. */
export function breadcrumbJson(
  publicUrl: string,
  trail: { to: string; label: string }[],
  here: string,
) {
  const steps = [
    ...trail.map(({ to, label }) => ({ name: label, item: `${publicUrl}${to}` })),
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
