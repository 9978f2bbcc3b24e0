/** The messages of §8 that registering leaves. */
export const registrationWords = {
  registered: {
    title: 'Registration Successful!',
    text: 'You have been registered for this event. A confirmation email will be sent shortly.',
  },
  registrationFailed: {
    title: 'Registration Failed',
    text: 'There was an error registering for this event. Please try again.',
  },
  waiting: {
    title: 'You are on the waitlist',
    text: 'We write to you when a place is free for you.',
  },
  waitingFailed: { title: 'Error', text: 'Failed to join the waitlist. Please try again.' },
  accepted: { title: 'The place is yours', text: 'A confirmation email will be sent shortly.' },
  acceptingFailed: { title: 'Error', text: 'Failed to accept the place. Please try again.' },
  cancelled: {
    title: 'Registration Cancelled',
    text: 'Your event registration has been cancelled successfully.',
  },
  cancellingFailed: {
    title: 'Cancellation Failed',
    text: 'Failed to cancel registration. Please try again.',
  },
  detailsDeleted: { title: 'Deleted', text: 'What you told us for this event is deleted.' },
  deletingFailed: { title: 'Error', text: 'Failed to delete what you told us. Please try again.' },
  attendanceFailed: { title: 'Error', text: 'Failed to save who came. Please try again.' },
  organiserNamed: { title: 'Organiser named' },
  organiserRemoved: { title: 'Organiser removed' },
  organiserFailed: { title: 'Error', text: 'Failed to change the organisers.' },
}
