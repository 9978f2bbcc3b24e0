import { PASSWORD_MIN } from '../../../shared/accounts/visitor.ts'

export const words = {
  title: 'Your account',
  description: 'Your name, your picture, your password, where you are signed in, and your data.',
  needsScript:
    'To change your picture, your password, how you sign in or your keyboard shortcuts, or to delete your account, your browser has to run JavaScript. Everything else works without it.',
  loading: 'Loading your account',

  signedOut: 'Please sign in to see your account.',

  contents: 'On this page',
  change: 'Change',
  changeOf: {
    name: ' your name',
    picture: ' your picture',
    password: ' your password',
    display: ' display and comfort',
  },

  nameTitle: 'Your name',
  firstName: 'First name',
  lastName: 'Last name',
  nameHint: 'A review shows your first name and an initial, if you choose that.',
  writeFirstName: 'Write a first name of up to 50 characters, without addresses, numbers or links',
  writeLastName: 'Write a last name of up to 50 characters, without addresses, numbers or links',
  saveName: 'Save the name',
  save: 'Save',
  saving: 'Saving…',
  emailText: (email: string) =>
    `${email}. It is not shown to the public. An account keeps its address: to use another, make a new account.`,

  pictureTitle: 'Your picture',
  pictureText:
    'It is shown beside your name in the menu, and only you see it. We crop it to a square and remove hidden data, such as where and when it was taken.',
  noPicture: (instead: string) => `You have no picture. ${instead}`,
  /** What stands in its place: a picture is drawn from the names, where there are any. */
  initials: 'Your initials are shown instead.',
  icon: 'A plain icon is shown instead.',
  chooseFile: 'Picture file',
  chooseFileHint: 'JPEG, PNG or WebP, up to 8 MB, at least 96 by 96 pixels.',
  chooseFileFirst: 'Choose a JPEG, PNG or WebP picture',
  fileTooLarge: 'Choose a picture of up to 8 MB',
  mayPublish: 'Nobody else is recognisable in it, or I may publish it.',
  tickMayPublish: 'Tick that nobody else is recognisable in it, or that you may publish it',
  savePicture: 'Save the picture',
  sending: 'Sending…',
  removePicture: 'Remove the picture…',
  removePictureTitle: 'Remove your picture?',
  removePictureText: (instead: string) => `It is erased. ${instead}`,
  removePictureYes: 'Remove the picture',
  keepPicture: 'Keep it',

  passwordTitle: 'Password',
  choosePassword:
    'Your address is confirmed and you are signed in. Please choose a password, or sign in by email link next time.',
  hasPassword: 'You have a password.',
  noPassword: 'You have no password yet. You can choose one.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: `At least ${PASSWORD_MIN} characters. Three or four words in a row are good and easy to remember.`,
  writeCurrentPassword: 'Write your current password',
  writeNewPassword: `Choose a password of at least ${PASSWORD_MIN} characters`,
  passwordEffect: 'This signs you out everywhere else.',
  savePassword: 'Save the password',

  signInAgainText: (minutes: number) =>
    `You have no password, so we ask you to sign in again for this. You then have ${minutes} minutes. This protects you if you leave your screen unlocked.`,
  signInAgain: 'Sign out and sign in again',

  sessionsTitle: 'Where you are signed in',
  unknownDevice: 'Unknown device',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  here: 'This device',
  since: 'Since',
  until: 'until',
  signOutThere: 'Sign out there',
  signOutThereOf: (device: string) => `: ${device}`,
  signingOut: 'Signing out…',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereText: 'This device too.',

  methodsTitle: 'Accounts you sign in with',
  methodsText:
    'You can also sign in with these. We get your name and address from them, and nothing else. Removing one signs you out everywhere else, and it opens your account again only when you add it here.',
  remove: 'Remove',
  removeOf: (name: string) => ` ${name}`,
  removing: 'Removing…',
  addMethod: (name: string) => `Add ${name}`,

  displayTitle: 'Display and comfort',
  displayLine: (what: string, value: string) =>
    `${what}: ${value.charAt(0).toLowerCase()}${value.slice(1)}.`,

  keysTitle: 'Keys',

  waitingMailTitle: 'Daily summary',
  waitingMailText: 'One email a day with what needs review. None when there is nothing.',
  waitingMailWanted: 'Send me this email',

  dataTitle: 'Your data',
  dataText: 'Everything we keep about you, as a file that other programs can read (JSON).',
  download: 'Download my data',

  deleteTitle: 'Delete your account',
  deleteText: 'This cannot be undone.',
  seeDelete: 'See what is deleted',
  erased: 'Erased at once:',
  erasedList: [
    'your name, your picture, your email address and your password',
    'what you liked, your reviews, and the messages you sent us, also what we have not read yet',
    'your newsletter, if it goes to your email address',
    'submissions that are not approved yet',
    'your places at coming events; they become free for others',
  ],
  stays: 'What stays:',
  staysList: [
    'the page of a place that was approved, as it is, with the email and phone shown there; only who sent it to us is erased',
    'events that were approved; we erase their email and phone for questions, and the organiser if that is your name',
    'the number of people at events that are over',
  ],
  askFirst:
    'Do you want such a page corrected or removed? Choose “Ask us to correct or remove it” at its end, and delete your account when that is done: what you asked for is erased with your account, read or not.',
  showsYourEmail: 'Your email address is shown on:',
  openDelete: 'Delete my account…',
  deleteQuestion: 'Delete your account permanently?',
  close: 'Close',
  yourPassword: 'Your password',
  deletePasswordHint: 'This protects you if you leave your screen unlocked.',
  writePassword: 'Write your password',
  sure: 'I understand that my account cannot be brought back',
  tickSure: 'Tick that you understand this',
  deleteForEver: 'Delete my account permanently',
  deleting: 'Deleting…',
}
