/** The messages that proposing events and looking after them leave. */
export const eventWords = {
  proposed: {
    title: 'Event proposed',
    text: 'Thank you. We read it before others can see it.',
  },
  proposingFailed: { title: 'Error', text: 'Failed to propose event.' },
  created: { title: 'Event created' },
  updated: { title: 'Event updated' },
  saveFailed: { title: 'Error', text: 'Failed to save event.' },
  unapproved: { title: 'Event unapproved' },
  featured: { title: 'Event featured' },
  unfeatured: { title: 'Event no longer featured' },
  cancelled: {
    title: 'Event cancelled',
    text: 'We email everyone who has a place or is on the waitlist.',
  },
  deleted: { title: 'Event deleted' },
  changeFailed: { title: 'Error', text: 'Failed to update event.' },
  deletingFailed: { title: 'Error', text: 'Failed to delete event.' },
}
