import type { ForWhom, Relation } from '../../../../shared/events/registration-state.ts'

export const words = {
  title: 'Register for Event',
  description: 'Take a place at an event, for yourself or for a child.',
  events: 'Events & Workshops',
  close: 'Close',
  loading: 'Loading the form',
  loadingFailed: 'This could not be loaded.',
  tryAgain: 'Try again',

  price: (price: string) =>
    /[1-9]/.test(price)
      ? `Price: ${price}. Nothing is paid on this site: please ask the organiser how.`
      : `Price: ${price}`,
  ages: (ages: string) => `Ages: ${ages}`,

  past: 'Event Has Passed',
  pastText: 'This event has started. Registration is closed.',
  closed: 'Registration Closed',
  closedText: 'The last day for registering has passed.',
  cancelled: 'This event has been cancelled.',
  cancelledText: 'It will not take place.',
  full: 'Event Full',
  fullText:
    'All places are taken. If you join the waitlist, we email you when a place is free for you: first come, first served.',
  joinWaitlist: 'Join Waitlist',
  writeInstead: 'Or write to the organiser',
  waitlistSubject: (title: string) => `Waitlist: ${title}`,
  elsewhere: 'You register for this event on the organiser’s own website.',
  toWebsite: 'Register there',
  signInToRegister: 'Sign in to register',
  signInWhy: 'You need an account, so that we can write to you about the event.',
  notKept: 'What you wrote was not kept.',
  verifyFirst: 'Please confirm your email address first. The link is in the email we sent you.',

  own: {
    registered: 'You are registered for this event.',
    waitlisted: 'You are on the waitlist for this event.',
    offered: 'A place is kept for you.',
    attended: 'You were there.',
  },
  inLine: (place: number) => `You are number ${place} on the waitlist.`,
  offeredUntil: (when: string) => `It is kept until ${when}.`,
  toDashboard: 'See my registration',
  one: (email: string | null) =>
    email
      ? 'A registration is for one participant. For brothers and sisters, please write to the organiser:'
      : 'A registration is for one participant.',

  seenBy:
    'The organisers of the event and the admins of this site see the first name, age, special requirements and emergency contact from three days before the event until one day after.',
  keep: (days: number) =>
    `We keep these answers until ${days} days after the event, then delete them.`,
  forWhom: 'Who takes part?',
  who: { myself: 'Myself', ward: 'My child or ward' } satisfies Record<ForWhom, string>,
  isAdult: 'I am 18 or older',
  isMinor: 'Is the person under 18?',
  yes: 'Yes',
  no: 'No',

  consentTitle: 'First, about you',
  consentWhy: 'For a child, an adult has to agree before we keep anything.',
  guardianName: 'Your full name',
  guardianBirthYear: 'The year you were born',
  guardianRelation: 'You are the child’s',
  relations: {
    parent: 'Mother or father',
    guardian: 'Guardian',
    carer: 'Carer',
  } satisfies Record<Relation, string>,
  consentText: (days: number) => [
    'We keep what you tell us about the child for this event only: first name or initials, and what you add of age, needs and emergency contact.',
    `The organisers of the event and the admins of this site see it from three days before until one day after. We delete it ${days} days after the event, or at once if the event is cancelled.`,
    'You can withdraw your consent at any time: cancel the registration, or press “Delete what I told you” on your dashboard after the event. We then delete what you told us about the child at once.',
  ],
  agrees: 'I agree to this, and I am 18 or older',
  thenMore: 'Once you agree, we ask about the child.',

  fullName: 'Full Name',
  minorName: 'First name or initials of the child',
  minorNameHint: 'Please leave out the surname.',
  email: 'Email Address',
  emailHint: 'Emails about this event go to the address of your account.',
  phone: 'Phone',
  age: 'Age of the person taking part',
  ageHint: 'A number from 1 to 120',
  emergencyContact: 'Emergency contact: name',
  emergencyPhone: 'Emergency contact: phone',
  requirements: 'Special requirements',
  requirementsHint: 'For example: a place near the door, no surprises, an interpreter.',
  goOn: 'Continue',
  submit: 'Register for this event',
  submitting: 'Registering…',
  joining: 'Joining…',

  says: {
    forWhom: 'Please say who takes part.',
    isAdult: 'Please say that you are 18 or older.',
    isMinor: 'Please say whether the person is under 18.',
    guardianName: 'Please write your own full name.',
    guardianBirthYear: 'Please write the year you were born, for example 1985.',
    guardianRelation: 'Please say how you are related to the child.',
    agrees: 'We need your agreement to keep what you tell us about the child.',
    // The rules tell a missing name from a surname that is not needed.
    participantName: (code: string, message: string) =>
      code === 'too_big' ? 'Please write a shorter name.' : message,
    participantPhone: 'Please write a shorter number.',
    participantAge: (code: string, message: string) => {
      if (code === 'custom') return message
      return code === 'too_big' ? 'Age must be reasonable' : 'Age must be at least 1'
    },
    emergencyContact: 'Please write a shorter name.',
    emergencyPhone: 'Please write a shorter number.',
    specialRequirements: 'Please write at most 2,000 characters.',
  },
}
