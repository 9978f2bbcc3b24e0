/** Where an element stands within the app, for what stands there when the page was drawn anew. */
export function pathTo(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && at.id !== 'app'; at = at.parentElement) {
    const { localName, parentElement } = at
    const same = [...(parentElement?.children ?? [])].filter((one) => one.localName === localName)
    steps.unshift(`${localName}:nth-of-type(${same.indexOf(at) + 1})`)
  }
  return ['#app', ...steps].join(' > ')
}
