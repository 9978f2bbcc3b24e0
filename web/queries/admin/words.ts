const counted = (number: number) => (number === 1 ? '1 listing' : `${number} listings`)

/** The messages of §8 that looking after listings leaves. */
export const adminWords = {
  approved: { title: 'Listing approved', text: 'Everybody can find it now.' },
  approveFailed: { title: 'Error', text: 'Failed to approve listing.' },
  unapproved: { title: 'Listing unapproved', text: 'It is no longer in the directory.' },
  unapproveFailed: { title: 'Error', text: 'Failed to unapprove listing.' },
  deleted: { title: 'Listing deleted', text: 'You can undo this for 24 hours.' },
  deleteFailed: { title: 'Error', text: 'Failed to delete listing.' },
  updated: { title: 'Listing Updated!' },
  updateFailed: { title: 'Error', text: 'Failed to update listing.' },
  added: { title: 'Listing added' },
  addFailed: { title: 'Error', text: 'Failed to submit listing.' },
  merged: { title: 'Listings merged', text: 'You can undo this for 24 hours.' },
  mergeFailed: { title: 'Error', text: 'Failed to merge the listings.' },
  undone: { title: 'Undone', text: 'The listing is as it was before.' },
  undoFailed: { title: 'Error', text: 'Failed to undo this.' },
  linkMade: { title: 'Link made', text: 'Copy it now: nobody can read it again.' },
  linkFailed: { title: 'Error', text: 'Failed to make a link.' },
  bulkApproved: (number: number) => ({ title: `${counted(number)} approved` }),
  bulkUnapproved: (number: number) => ({ title: `${counted(number)} unapproved` }),
  bulkFailed: { title: 'Error', text: 'Failed to update listing.' },
  seeded: (count: number) => ({
    title: 'Categories Seeded Successfully',
    text: count === 1 ? '1 category was added.' : `${count} categories were added.`,
  }),
  seedingFailed: { title: 'Seeding Failed', text: 'Failed to seed categories' },
}
