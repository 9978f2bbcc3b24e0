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
