/** Where what was pressed has left the page, the keyboard goes on from the tab's heading. */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) document.getElementById('tab')?.focus()
  })
}
