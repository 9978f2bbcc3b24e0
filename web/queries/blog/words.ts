/** The messages of §8 that looking after posts leaves. */
export const blogWords = {
  created: { title: 'Blog post created successfully!' },
  creatingFailed: { title: 'Error', text: 'Failed to create blog post.' },
  updated: { title: 'Blog post updated successfully!' },
  published: { title: 'Blog post published' },
  unpublished: { title: 'Blog post unpublished' },
  updatingFailed: { title: 'Error', text: 'Failed to update blog post.' },
  deleted: { title: 'Blog post deleted successfully!' },
  deletingFailed: { title: 'Error', text: 'Failed to delete blog post.' },
  pictureFailed: { title: 'Error', text: 'Failed to send the picture.' },
}
