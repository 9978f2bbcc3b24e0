/** Who registers, as the form sends it: a grown-up for themselves. */
export const ADULT = { forWhom: 'myself', isAdult: true, participantName: 'Asha Naik' }

/** A child, by a parent who agrees to what is kept. */
export const CHILD = {
  forWhom: 'ward',
  isMinor: true,
  guardianName: 'Asha Naik',
  guardianBirthYear: 1985,
  guardianRelation: 'parent',
  agrees: true,
  participantName: 'Rohan',
  participantAge: 9,
}
