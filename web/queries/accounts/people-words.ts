/** The messages of §8 that liking, reviewing and looking after people leave. */
export const peopleWords = {
  liked: { title: 'Listing Liked', text: 'Added to your liked listings' },
  unliked: { title: 'Listing Unliked', text: 'Removed from your liked listings' },
  signedInAndLike: (name: string) => `You are signed in, and like ${name}.`,
  likeFailed: { title: 'Error', text: 'Failed to update like status' },

  reviewWritten: { title: 'Review Submitted', text: 'Thank you for your feedback!' },
  reviewFailed: { title: 'Error', text: 'Failed to submit review' },
  reviewChanged: { title: 'Review changed' },
  reviewDeleted: { title: 'Review deleted' },
  reviewDeletingFailed: { title: 'Error', text: 'Failed to delete review' },
  reviewReported: { title: 'Review reported', text: 'Thank you. A moderator will read it.' },
  reportFailed: { title: 'Error', text: 'Failed to report review' },

  moderationFailed: { title: 'Error', text: 'Failed to update status.' },
  userChanged: { title: 'User changed' },
  sessionsEnded: { title: 'Signed out everywhere' },
  userFailed: { title: 'Error', text: 'Failed to update user.' },
}
