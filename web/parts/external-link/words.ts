export const words = {
  newTab: '(opens a new tab)',
  // "WhatsApp" alone reads as a way to write to them.
  share: 'Share on WhatsApp',
}
