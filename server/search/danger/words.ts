import type { DangerTopic } from '../../../shared/search/danger.ts'

export type Helpline = 'danger' | 'woman' | 'child' | 'low'

/** What the card above the results says. */
export const words = {
  titles: {
    emergency: 'Does someone need help right now?',
    missing: 'Is someone missing? Call now, do not wait.',
    violence: 'No one may hurt you or a child. You can call for help.',
    'self-harm': 'You are not alone. Talk to someone now.',
    'self-injury': 'Is someone hitting or hurting themselves?',
    exhaustion: 'You do not have to carry this alone.',
    cure: 'Autism is not an illness to be cured',
  } satisfies Record<DangerTopic, string>,

  when: {
    danger: 'Someone is in danger now',
    woman: 'A woman is being hurt or harassed',
    child: 'A child needs protection',
    low: 'You feel very low or overwhelmed',
  } satisfies Record<Helpline, string>,
  whenInjuring: {
    danger: 'They are badly hurt, or you cannot keep them safe',
    woman: 'A woman is being hurt or harassed',
    child: 'A child needs protection',
    low: 'You need to talk to someone about it',
  } satisfies Record<Helpline, string>,
  whenMissing: {
    danger: 'Someone is missing',
    woman: 'A woman is being hurt or harassed',
    child: 'A child is missing',
    low: 'You feel very low or overwhelmed',
  } satisfies Record<Helpline, string>,

  say: {
    danger: 'Police, fire, ambulance. Say what happened and where you are.',
    missing:
      'Police. Say the name, the age, the clothes, and where the person was last seen. Say: “The person is autistic.”',
    emergency: 'Ambulance, fire, police. Say what happened and where you are. Stay on the line.',
    violence: 'Police. Say: “Someone is being hurt”, and where you are.',
    woman: 'Women helpline. Say: “I am being hurt. I need help”, and where you are.',
    child: 'Child helpline. Say: “A child needs help”, and where.',
    missingChild: 'Child helpline. Say: “A child is missing”, and where the child was last seen.',
    low: 'Tele-MANAS. Free, day and night. Say: “I feel very low. I need to talk.”',
    injuring:
      'Tele-MANAS. Free, day and night. Say: “Someone I care for hurts themselves. What can I do?”',
    tired: 'Tele-MANAS. Free, day and night. Say: “I am worn out. I need to talk.”',
  },

  speaking: {
    title: 'Speaking is hard?',
    text: (emergency: string) =>
      `Show this to someone near you: “I cannot speak right now. Please stay with me. If I am in danger, please call ${emergency}.”`,
  },
  keepSafe:
    'Stay near and stay calm. Speak softly. Move hard and sharp things away, and hold a cushion between the head and the wall if you can.',
  checkWater:
    'While one of you calls, let another look at all water nearby: wells, tanks, the river, the sea.',
  doctors: 'Doctors and specialists',
  helpNow: 'Help now: what to say, and where we read these numbers',
  withoutCalling: 'If you cannot call: what you can do',
  groups: 'Groups of families, and helplines',

  cure: {
    support: 'Good support helps a lot.',
    court:
      'Good support helps a lot. On 30 January 2026 the Supreme Court said stem cells cannot be offered as a treatment for autism outside approved, monitored trials.',
    askTrial: {
      title: 'Ask any clinic:',
      text: '“Which approved trial is this, and what is its number?”',
    },
    askProof: {
      title: 'Ask whoever offers it:',
      text: '“Which health body says that this helps, and where can I read it?”',
    },
  },
}
