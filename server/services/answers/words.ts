/** When an event is, as a search says it. */
export const words = {
  past: (day: string) => `Was on ${day}`,
  usually: (when: string) => `The source says: ${when}`,
  dayNotKnown: 'The next date is not known.',
}
