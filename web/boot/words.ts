export const words = {
  loadedAgain:
    'This page was loaded again because the site has changed. If you pressed something, please press it again.',
  notDone: 'This did not work. Check your connection, then press again.',
}
