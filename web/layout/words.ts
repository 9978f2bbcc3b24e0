import { HELPLINES } from '../../shared/site.ts'

export const words = {
  skip: 'Skip to main content',
  home: (siteName: string) => `${siteName}, home`,
  /** The name whose letters are drawn. */
  drawnName: 'Saath',

  onTrial: 'Trial: only this computer reaches it',

  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close',

  signIn: 'Sign In',
  account: 'Account',
  signedIn: 'You are signed in',
  signedInAs: (name: string) => `As ${name}.`,
  signOut: 'Sign Out',
  signingOut: 'Signing out…',

  quickLinks: 'Quick Links',
  categories: 'Categories',
  contact: 'Contact',
  helpNow: 'Help now',
  helpNowNumbers: (emergencyNumber: string) =>
    `Help now: ${[emergencyNumber, HELPLINES.children, HELPLINES.mentalHealth].join(', ')}`,
  runBy: (operator: string) => `Run by ${operator}`,
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  accessibility: 'Accessibility',
  paid: 'Advertising',
  donation: 'Buy me a coffee (another website)',

  quickHelp: 'Quick help',
}
