/** Why a mail did not leave, for the admin's list. */
export const problemWords = {
  unreachable: 'The mail server could not be reached.',
  slow: 'The mail server took too long to answer.',
  encryption: 'The connection to the mail server could not be encrypted.',
  signIn: 'The mail server did not accept our name and password.',
  sender: 'The mail server refused the address that emails come from.',
  recipient: 'The mail server refused the recipient.',
  content: 'The mail server refused the email.',
  other: 'The email could not be sent.',
  said: (problem: string, reply: string) => `${problem} It said: ${reply}`,
  outdated: 'It waited until its link had run out.',
  tooOld: 'It waited for seven days.',
}
