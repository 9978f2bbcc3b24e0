export const decisionWords = {
  undone: { title: 'Undone' },
  undoFailed: { title: 'Error', text: 'This could not be undone.' },
}
