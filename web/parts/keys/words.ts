export const words = {
  use: 'Use single keys in the Admin Panel',
  text: 'Keys do nothing while you type in a field. Each has a button, and everything works with Tab and Enter too. This is kept in this browser.',
}
