/** What stands on few pages comes with its own code. */
export const words = {
  title: 'Before your first visit',
  saidOn: (day: string) => `said ${day}`,
}
