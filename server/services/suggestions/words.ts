export const words = {
  /** Above all else where what is typed tells of danger. */
  help: 'Help now: numbers to call',
}
