/** What is said to admins of a place that may not be safe, and to who said that something is wrong. */
export const words = {
  unsafe: {
    subject: (name: string) => `Somebody says it is not safe: ${name}`,
    title: 'Somebody says that a place is not safe',
    text: 'Please read the report today. The listing stays as it is until a moderator decides.',
    action: 'Read the report',
  },
  answered: {
    subject: (name: string) => `Your report: ${name}`,
    corrected: 'We have corrected the listing',
    accepted: 'We have accepted your report',
    notChanged: 'We have not changed the listing',
    text: 'You told us that something is wrong in this listing. A moderator has looked at it. Thank you.',
    says: 'The moderator writes:',
    action: 'Open the listing',
    notYou: 'If you did not write to us, you do not have to do anything.',
  },
}
