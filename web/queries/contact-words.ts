/** The messages of §8 about what people write to the site, and of looking after it. */
export const contactWords = {
  sent: { title: 'Message Sent!' },
  sendingFailed: { title: 'Error', text: 'Failed to send message.' },

  markedUnread: { title: 'Marked as unread' },
  markingFailed: { title: 'Error', text: 'Failed to update message.' },
  deleted: { title: 'Message deleted' },
  deletingFailed: { title: 'Error', text: 'Failed to delete message.' },
}
