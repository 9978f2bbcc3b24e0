/** Why a decision is not undone. */
export const words = {
  notFound: 'There is no such decision of yours.',
  tooLate: 'More than five minutes have passed, so this can no longer be undone.',
  changedSince:
    'Something has changed here since, so this can no longer be undone. Please look at how it is now.',
  usedSince:
    'Somebody has liked, reviewed or written about the new listing since, so this can no longer be undone. You can unapprove the listing.',
  registeredSince:
    'Somebody has registered for the event since, so this can no longer be undone. You can cancel the event.',
}
