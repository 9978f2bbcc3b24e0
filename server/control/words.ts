/** What commands say to whoever runs the site. */
export const words = {
  usage: [
    'npm run backup [FOLDER]          backs up rows and pictures while the site runs',
    'npm run restore -- BACKUP        brings a backup into an empty database',
    'npm run move -- postgresql       moves everything to DATABASE_URL; embedded: back',
    'npm run admin -- grant EMAIL     makes the account an admin, and prints a link to sign in with',
    'npm run admin -- link EMAIL      prints a sign-in link, for somebody whose email does not arrive;',
    '                                 with --adult it makes the account, for somebody who is 18 or older',
    'npm run admin -- revoke EMAIL    takes the role away, and signs the account out',
    'npm run admin -- list            shows who is admin',
    'npm run secret -- rotate         seals again what was sealed with SECRET_KEY_BEFORE',
    'npm run secret -- adopt          continues with the secret that is set, when the previous one is lost',
  ],
  granted: (email: string, link: string) => [`${email} is now an admin.`, ...signInLink(link)],
  linked: (email: string, link: string) => [
    `Give this link only to the person whose address is ${email}.`,
    ...signInLink(link),
  ],
  revoked: (email: string, isNamed: boolean) => [
    `${email} is no longer an admin.`,
    ...(isNamed
      ? [
          'ADMIN_EMAILS still names this address: take it out there, or the next sign-in makes it admin again.',
        ]
      : []),
  ],
  noAdmins: ['There are no admins yet.'],
  countersMended: (wrong: number) => [
    wrong === 0
      ? 'All review counts are correct.'
      : `Corrected the review count of ${wrong} ${wrong === 1 ? 'listing' : 'listings'}.`,
  ],
  placesMended: (wrong: number) =>
    wrong === 0
      ? ['All place counts are correct.']
      : [`Corrected the place count of ${wrong} ${wrong === 1 ? 'event' : 'events'}.`],
  sealedAnew: (rows: number) => [
    rows === 0
      ? 'Everything is sealed with the secret in use.'
      : `${rows} ${rows === 1 ? 'entry was' : 'entries were'} sealed again with the secret in use.`,
    'SECRET_KEY_BEFORE is no longer needed. Backups made until now still need it.',
  ],
  secretAdopted: [
    'From now on this database is used with the secret that is set. Everybody is signed out.',
  ],
  emailNeeded: 'Please give the email address of the account.',
  optionUnknown: (option: string) => `There is no option "${option}". The only one is --adult.`,
  unknown: (name: string) => `There is no command "${name}".`,
}

function signInLink(link: string): string[] {
  return ['This link signs in once, within 15 minutes:', link]
}
