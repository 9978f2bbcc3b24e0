export const words = {
  skip: 'Skip to main content',
  home: (siteName: string) => `${siteName}, home`,
  /** The name whose letters are drawn, and its Hindi form. */
  drawnName: 'Saath',
  drawnNameHindi: 'साथ',

  onTrial: 'Trial: only this computer reaches it',

  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close',

  signIn: 'Sign In',
  account: 'Account',
  signOut: 'Sign Out',
  signingOut: 'Signing out…',

  quickLinks: 'Quick Links',
  categories: 'Categories',
  contact: 'Contact',
  helpNow: 'Help now',
  helpNowNumbers: (numbers: string[]) => `Help now: ${numbers.join(', ')}`,
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  accessibility: 'Accessibility',
  paid: 'Advertising',
  donation: 'Buy me a coffee (another website)',

  quickHelp: 'Quick help',
}
