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
  /** Each is whole without the name of what it answers. */
  answers: {
    noise: {
      quiet: 'Quiet: no music, no microphone',
      some: 'Some noise: people talk, music at times',
      loud: 'Loud: music, microphone or applause',
    },
    light: {
      soft: 'Soft light or daylight',
      bright: 'Bright lamps',
      changing: 'Changing or flashing lights',
    },
    crowd: {
      small: 'Up to about 20 people',
      medium: 'About 20 to 100 people',
      large: 'More than 100 people',
    },
    quietRoom: { yes: 'There is a quiet room', no: 'No quiet room' },
    toilets: {
      accessible: 'Toilets, also for wheelchairs',
      yes: 'Toilets, not for wheelchairs',
      no: 'No toilets',
    },
    food: {
      given: 'Food and drink for all',
      sold: 'Food and drink sold there',
      own: 'Please bring your own food and drink',
      no: 'No food or drink',
    },
    wheelchair: {
      yes: 'Wheelchairs can go everywhere',
      partly: 'Wheelchairs can go to part of it',
      no: 'Wheelchairs cannot get in',
    },
  } satisfies { [Field in SensoryField]: Record<(typeof SENSORY)[Field][number], string> },
}

/** "Quiet: no music, no microphone"; undefined where it is not known. */
export function expected(sensory: Sensory, field: SensoryField): string | undefined {
  const answers: Record<string, string> = eventWords.answers[field]
  const answer = sensory[field]
  return answer && answers[answer]
}
