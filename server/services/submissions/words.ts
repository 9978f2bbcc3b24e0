/** What is said of what people send in. */
export const words = {
  notFound: 'Submission not found',
  phone:
    'This number cannot be dialled from everywhere in India. Please write all 10 digits of a mobile number, or a landline with its STD code.',
  addressStays: 'The listing has an address. Please leave it, or write another one.',
  phoneStays: 'The listing has a phone number. Please leave it, or write another one.',
  pictureNotFound: 'This picture no longer exists. Please choose it again.',
  nothingChanged: 'The listing already says this. Please change something first.',
  decided: (status: 'approved' | 'rejected') =>
    `This submission is already ${status}, so it can no longer be changed.`,
  decidedBy: (name: string, status: 'approved' | 'rejected') =>
    `${name} has already ${status} this submission.`,
  decidedByYou: (status: 'approved' | 'rejected') => `You have already ${status} this submission.`,
  somebody: 'Somebody',
  changed:
    'This submission has changed since you opened it. Please read it again before you decide.',
  readAlone: (name: string) =>
    `“${name}” may promise a cure, changes a name or contact or what was checked, was sent more than once, or may be listed already. Please open it and decide on it by itself.`,
  listingDeleted: 'The listing that this would change no longer exists.',
  /** Stands after "As printed on". */
  sentIn: 'a form that a visitor sent in',
}
