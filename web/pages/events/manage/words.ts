export const words = {
  title: 'Registrations of an event',
  description: 'Who takes part in an event you organise.',
  loading: 'Loading the registrations',
  signInFirst: 'Please sign in to see the registrations of your event.',
  needsScript: 'To see the registrations, your browser has to run JavaScript.',
  /** As the server says it. */
  refused: 'Only the organisers of this event can see this.',
  notNamed: 'Did you propose this event? Then ask us to name you as an organiser:',
  writeToUs: 'write to us',
  loadingFailed: 'This could not be loaded.',

  noteTitle: 'What you may use this for',
  note: [
    'Use it to prepare for the event and to help on the day, and for nothing else.',
    'Please do not copy it, photograph it or pass it on. It closes one day after the event.',
  ],
  taken: (taken: number, of: number | null) =>
    of === null ? `${taken} take part` : `${taken} of ${of} places are taken`,
  offered: (offers: number) =>
    `${offers} ${offers === 1 ? 'place is' : 'places are'} offered to somebody`,
  waiting: (people: number) => `${people} on the waitlist`,
  shown: (from: string, until: string) =>
    `Who takes part is shown from ${from} until ${until}, and at no other time.`,
  isCancelled: 'This event is cancelled, so nobody is shown.',
  closes: (when: string) => `Shown until ${when}.`,
  participants: 'Who takes part',
  none: 'Nobody is registered.',
  closed: (people: number) =>
    `The date was changed after the event had started, so what ${people === 1 ? '1 person' : `${people} people`} told you for it is no longer shown.`,
  nameless: 'Name deleted',
  age: (age: number) => `${age} years`,
  ageUnknown: 'Age not given',
  emergency: 'Emergency contact:',
  noEmergency: 'No emergency contact given',
  noNeeds: 'No special requirements given',
  arriving: (when: string) => `You can mark who is here from ${when}.`,
  here: 'Is here',
  came: 'Came',
  markOf: (name: string) => `: ${name}`,

  organisers: 'Organisers',
  organisersText: 'These accounts see who takes part, from three days before until one day after.',
  noOrganisers: 'No organiser is named yet. Only admins see who takes part.',
  email: 'Email address of the account',
  accepts:
    'I have told them: it is for preparing the event and helping on the day, and they must not copy it or pass it on.',
  name: 'Name as organiser',
  naming: 'Naming…',
  remove: 'Remove',
  removeOf: (email: string) => ` ${email}`,
  says: {
    email: 'Please write the email address of an account.',
    accepts: 'Please say that they know what the answers may be used for.',
  },
}
