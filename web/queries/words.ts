/** The messages of §8 that changes leave. */
export const words = {
  signedOut: { title: 'Logged out', text: 'You have been successfully logged out.' },
  signOutFailed: { title: 'Error', text: 'Failed to log out.' },
}
