/** What is said to who looks after a listing, or says so. */
export const words = {
  code: {
    subject: (name: string) => `A code for your listing: ${name}`,
    title: 'A code for your listing',
    text: (site: string) =>
      `Somebody with an account on ${site} says that this listing is theirs, and would like to correct it. If that is you, type in this code:`,
    label: 'Code',
    until: (until: string, span: string) => `The code works once, until ${until} (${span}).`,
    keep: 'Please give it to nobody who calls or writes and asks for it: we never do.',
    notYou: 'If it is not you, you do not have to do anything. Without the code nothing changes.',
    action: 'Type in the code',
  },
  ended: {
    subject: (name: string) => `You do not look after this listing: ${name}`,
    declined: 'We could not confirm that the listing is yours',
    ended: 'You no longer look after this listing',
    text: 'A moderator has looked at it and writes:',
    after: 'The listing stays as it is. If something in it is wrong, please tell us on its page.',
    action: 'Open the listing',
  },
}
