/** Shows in the preview of /display what is chosen beside it, before it is kept. */
export function previewChoices() {
  document.addEventListener('change', ({ target }) => {
    const preview = document.querySelector<HTMLElement>('.preview')
    if (preview && target instanceof HTMLInputElement && target.name in preview.dataset)
      preview.dataset[target.name] = target.value
  })
}
