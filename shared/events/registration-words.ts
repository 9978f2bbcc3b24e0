/** What is said of the answers of a registration (§5), and of an organiser who is named. */
export const words = {
  forWhom: 'Please say who takes part.',
  ownName: 'Please write your full name.',
  childName: 'Please write the first name or initials of the child.',
  name: 'Please write the full name of the person who takes part.',
  age: 'Age must be at least 1',
  old: 'Age must be reasonable',
  adult: 'Please say that you are 18 or older.',
  minor: 'Please say whether the person is under 18.',
  guardian: 'Please write your own full name.',
  birthYear: 'Please write the year you were born, for example 1985.',
  relation: 'Please say how you are related to the child.',
  agree: 'We need your agreement to keep what you tell us about the child.',
  initials: 'Please write only the first name or initials of a child.',
  ageOfMyself:
    'Who registers for “Myself” is 18 or older. For a younger person, please choose “My child or ward”.',
  ageOfAdult: 'You said that the person is not under 18. Please check the age, or that answer.',
  ageOfMinor: 'You said that the person is under 18. Please check the age, or that answer.',
  account: 'Please write the email address of an account.',
  accepts: 'Please say that they know what the answers may be used for.',
}
