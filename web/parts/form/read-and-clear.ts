/** Takes what is in a hidden field out of it: a browser that filled it in on its own is not refused twice. */
export function readAndClear(trap: Element | null): string {
  if (!(trap instanceof HTMLInputElement)) return ''
  const filled = trap.value
  trap.value = ''
  return filled
}
