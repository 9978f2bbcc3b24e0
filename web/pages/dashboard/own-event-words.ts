export const ownEventWords = {
  title: 'Events you proposed',
  propose: 'Propose an event',
  loading: 'Loading your events',
  none: 'No events here. If we cannot add one, we email you the reason and what you wrote.',
  toChange: 'To change or cancel an event,',
  writeToUs: 'write to us',
  taken: (taken: number, max: number | null) =>
    max === null ? `${taken} registered, no limit` : `${taken} of ${max} places taken`,
  seeWhoComes: 'See who comes',
  to: (title: string) => ` to ${title}`,
  notNamed:
    'To see who comes, you have to be named as an organiser of the event: please ask us in the same way.',
  proposedOn: (day: string) => `Proposed on ${day}`,
}
