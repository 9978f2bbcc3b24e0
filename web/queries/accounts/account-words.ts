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
    text: 'You can no longer sign in this way. You are signed out everywhere else.',
  },
  methodRemovedFailed: { title: 'Error', text: 'Failed to remove this way to sign in.' },
  accountDeleted: {
    title: 'Account deleted',
    text: 'Your account is erased. We have sent you one last email to confirm it.',
  },
  accountDeletedFailed: { title: 'Error', text: 'Failed to delete your account.' },
}
