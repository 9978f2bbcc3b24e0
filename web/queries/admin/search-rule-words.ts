/** The messages that looking after the search leaves (§8). */
export const searchRuleWords = {
  saved: { title: 'Saved', text: 'It holds from the next search on.' },
  saveFailed: { title: 'Error', text: 'Failed to save this' },
  deleted: { title: 'Deleted', text: 'You can undo this for 24 hours.' },
  deleteFailed: { title: 'Error', text: 'Failed to delete this' },
  previewFailed: { title: 'Error', text: 'Failed to look what this would change' },
  undone: { title: 'Undone', text: 'The search is as it was before.' },
  undoFailed: { title: 'Error', text: 'Failed to undo this' },
}
