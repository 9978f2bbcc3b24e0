/** The messages that looking after advertisements leaves (§8). */
export const advertisementWords = {
  created: { title: 'Advertisement created successfully!' },
  createFailed: { title: 'Error', text: 'Failed to create advertisement' },
  updated: { title: 'Advertisement updated successfully!' },
  updateFailed: { title: 'Error', text: 'Failed to update advertisement' },
  deleted: { title: 'Advertisement deleted successfully!' },
  deleteFailed: { title: 'Error', text: 'Failed to delete advertisement' },
  linkMade: { title: 'New link made', text: 'The previous link no longer works.' },
  linkFailed: { title: 'Error', text: 'Failed to make a new link' },
  pictureFailed: { title: 'Error', text: 'Failed to send the picture' },
}
