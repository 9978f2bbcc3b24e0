import type {
  EventMode,
  ProposalState,
  Sensory,
  SensoryField,
} from '../../../shared/events/rules.ts'
import type { SENSORY } from '../../../shared/events/rules.ts'

/** What every screen with events says of them. */
export const eventWords = {
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
  featured: 'Featured',
  organizedBy: (organizer: string) => `Organized by ${organizer}`,
  contact: 'Contact',
  contactAbout: (title: string) => ` about ${title}`,
  contactSubject: (title: string) => `About the event: ${title}`,
  newTab: '(opens a new tab)',
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
  answers: {
    noise: {
      quiet: 'Quiet: no music, no microphone',
      some: 'Some noise: people talk, music at times',
      loud: 'Loud: music, microphone or applause',
    },
    light: {
      soft: 'Soft or daylight',
      bright: 'Bright lamps',
      changing: 'Changing or flashing lights',
    },
    crowd: { small: 'Up to about 20', medium: 'About 20 to 100', large: 'More than 100' },
    quietRoom: { yes: 'There is one', no: 'There is none' },
    toilets: {
      accessible: 'Yes, also for wheelchairs',
      yes: 'Yes, not for wheelchairs',
      no: 'None',
    },
    food: { given: 'Given to all', sold: 'Sold there', own: 'Please bring your own', no: 'None' },
    wheelchair: { yes: 'Everywhere', partly: 'In part', no: 'Not possible' },
  } satisfies { [Field in SensoryField]: Record<(typeof SENSORY)[Field][number], string> },
}

/** "Quiet: no music, no microphone"; undefined where it is not known. */
export function expected(sensory: Sensory, field: SensoryField): string | undefined {
  const answers: Record<string, string> = eventWords.answers[field]
  const answer = sensory[field]
  return answer && answers[answer]
}
