/** The messages of §8 that an import leaves. */
export const importWords = {
  templateSaved: {
    title: 'Template downloaded',
    text: 'CSV template has been downloaded successfully',
  },
  templateFailed: { title: 'Download failed', text: 'Failed to download CSV template' },
  invalidFileType: { title: 'Invalid file type', text: 'Please upload a CSV file' },
  noFile: { title: 'No file selected', text: 'Please select a CSV file to import' },
  importFailed: { title: 'Import failed', text: 'Failed to import CSV file' },
  importDone: 'Import successful',
  importDoneWithErrors: 'Import completed with errors',
  undoFailed: { title: 'Error', text: 'Failed to undo the import.' },
  undone: 'Import undone',
}
