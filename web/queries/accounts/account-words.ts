/** The messages that changes of one's account leave. */
export const words = {
  nameSaved: { title: 'Name saved' },
  nameFailed: { title: 'Error', text: 'Failed to save your name.' },
  waitingMailSaved: { title: 'Saved' },
  waitingMailFailed: { title: 'Error', text: 'Failed to save this.' },
  pictureSaved: { title: 'Picture saved' },
  pictureFailed: { title: 'Error', text: 'Failed to save your picture.' },
  pictureRemoved: { title: 'Picture removed', text: 'It is erased.' },
  pictureRemovedFailed: { title: 'Error', text: 'Failed to remove your picture.' },
  passwordSaved: { title: 'Password saved', text: 'You are signed out everywhere else.' },
  passwordFailed: { title: 'Error', text: 'Failed to save the password.' },
  signedOutThere: { title: 'Signed out', text: 'That device is signed out.' },
  signedOutThereFailed: { title: 'Error', text: 'Failed to sign that device out.' },
  signedOutEverywhere: { title: 'Logged out', text: 'You are signed out everywhere.' },
  signedOutEverywhereFailed: { title: 'Error', text: 'Failed to sign out everywhere.' },
  methodRemoved: {
    title: 'Removed',
    text: 'One can no longer sign in that way. Everywhere else you are signed out.',
  },
  methodRemovedFailed: { title: 'Error', text: 'Failed to remove this way to sign in.' },
  accountDeleted: {
    title: 'Account deleted',
    text: 'Your account is erased. We have sent you one last mail that says so.',
  },
  accountDeletedFailed: { title: 'Error', text: 'Failed to delete your account.' },
}
