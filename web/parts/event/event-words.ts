import type { EventMode, ProposalState, SensoryField } from '../../../shared/events/rules.ts'

/** What every screen with events says of them. */
export const eventWords = {
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
  featured: 'Featured',
  /** Blank once its organiser's account is deleted. */
  organizedBy: (organizer: string) =>
    organizer ? `Organized by ${organizer}` : 'Organiser not named',
  contact: 'Contact',
  contactAbout: (title: string) => ` about ${title}`,
  contactSubject: (title: string) => `About the event: ${title}`,
  proposal: {
    pending: 'Waiting',
    approved: 'Approved',
    cancelled: 'Cancelled',
  } satisfies Record<ProposalState, string>,
  mode: {
    'in-person': 'In person',
    online: 'Online',
    hybrid: 'In person and online',
  } satisfies Record<EventMode, string>,
  expect: {
    noise: 'Noise',
    light: 'Light',
    crowd: 'How many people',
    quietRoom: 'Quiet room',
    toilets: 'Toilets',
    food: 'Food and drink',
    wheelchair: 'Wheelchair',
  } satisfies Record<SensoryField, string>,
}
