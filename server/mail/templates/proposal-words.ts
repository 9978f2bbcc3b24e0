/** To who proposed an event that an admin changed. */
export const proposalChanged = {
  cancelled: 'The event that you proposed is cancelled',
  wrong: 'If this is not right, please write to us.',
  action: 'Write to us',
}

/** What else somebody wrote of an event, as the mail about it gives it back. */
export const proposalWords = {
  organizer: 'Organiser',
  contactEmail: 'Email for questions',
  contactPhone: 'Phone for questions',
  registrationUrl: 'Registration on another website',
  maxParticipants: 'Number of places',
  deadline: 'Last day to register',
  price: 'Price',
  ageGroup: 'Ages',
  requirements: 'What to bring or know beforehand',
  expect: 'What to expect',
  imageUrl: 'Picture address',
}
