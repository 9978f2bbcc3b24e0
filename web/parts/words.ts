const why = 'The site still has to appoint a grievance officer.'

export const words = {
  signIn: 'Sign In',
  failed: 'This did not work. Nothing has changed. Please try again.',
  /** Another text is another version (shared/consent.ts). */
  consent: 'What I send may be published under CC BY 4.0.',
  consentMeans: 'What that means',
  printedMail: 'This is a trial: the email is not sent, it is printed in the terminal.',
  withoutScript: 'Or write to us with the',
  contactForm: 'contact form',
  contentClosed: {
    listings: `You cannot send listings yet. ${why}`,
    events: `You cannot propose events yet. ${why}`,
    reviews: `You cannot write reviews yet. ${why}`,
  },
  openContent:
    'You are an admin: to open this, set GRIEVANCE_OFFICER to a name and an address, and start the site again.',
}
