export const words = {
  label: 'Message:',
  place: 'Messages ({hotkey})',
  close: 'Close',
  /** The title of a failure (§8). */
  error: 'Error',
  offline:
    'We could not reach the site. Check your connection and try again. Nothing you wrote is lost.',
}
