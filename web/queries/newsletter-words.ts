/** The messages of §8 that the newsletter leaves. */
export const newsletterWords = {
  subscribed: { title: 'Success!', text: "You've been subscribed to our newsletter." },
  subscribingFailed: { title: 'Error', text: 'Failed to subscribe to newsletter.' },
  addressDeleted: { title: 'Address deleted' },
  deletingFailed: { title: 'Error', text: 'Failed to delete address.' },
}
