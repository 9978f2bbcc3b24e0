/** The messages of §8 that writing to the site leaves, and those of looking after what was written. */
export const contactWords = {
  sent: { title: 'Message Sent!', text: 'A person reads it.' },
  reported: { title: 'Message Sent!', text: 'A moderator checks it.' },
  toConfirm: { title: 'One more step', text: 'Please press the button in the email we sent.' },
  sendingFailed: { title: 'Error', text: 'Failed to send message.' },

  markedRead: { title: 'Marked as read' },
  markedUnread: { title: 'Marked as unread' },
  markingFailed: { title: 'Error', text: 'Failed to update message.' },
  deleted: { title: 'Message deleted' },
  deletingFailed: { title: 'Error', text: 'Failed to delete message.' },
}
