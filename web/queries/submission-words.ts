/** The messages of §8 that submitting and moderating leave. */
export const submissionWords = {
  received: { title: 'Submission Received!', text: 'A person reads it.' },
  submitFailed: { title: 'Error', text: 'Failed to submit listing.' },
  updated: { title: 'Listing Updated!', text: 'It is still waiting for review.' },
  updateFailed: { title: 'Error', text: 'Failed to update listing.' },
  pictureFailed: { title: 'Error', text: 'Failed to send the picture.' },
  statusFailed: { title: 'Error', text: 'Failed to update status.' },
}
