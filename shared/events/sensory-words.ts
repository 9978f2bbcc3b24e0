import type { Sensory, SENSORY, SensoryField } from './rules.ts'

/** What each answer means. Each is whole without the name of what it answers. */
export const sensoryWords = {
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
} satisfies { [Field in SensoryField]: Record<(typeof SENSORY)[Field][number], string> }

/** "Quiet: no music, no microphone"; undefined where it is not known. */
export function expected(sensory: Sensory, field: SensoryField): string | undefined {
  const answers: Record<string, string> = sensoryWords[field]
  const answer = sensory[field]
  return answer && answers[answer]
}
