export const shareWords = {
  // "WhatsApp" alone reads as a way to write to them.
  share: 'Share on WhatsApp',
}
