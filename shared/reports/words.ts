export const words = {
  /** Part of an answer to a report, which is refused while it is not so. */
  corrected: 'We have corrected the listing.',
}
