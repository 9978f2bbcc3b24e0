import { HELPLINES } from '../shared/site.ts'

/** The links of the frame; a link stands where its screen exists (ruling 31). And what is said when no screen comes. */
export const words = {
  home: 'Home',
  directory: 'Directory',
  dashboard: 'Dashboard',
  adminPanel: 'Admin Panel',
  events: 'Events',
  blog: 'Blog',
  about: 'About',
  account: 'Your account',
  checks: 'Checks',
  contact: 'Contact',
  search: 'Search',
  addListing: 'Add Listing',
  display: 'Display and comfort',
  displayShort: 'Display',
  contactUs: 'Contact Us',
  emergencyHelp: (number: string) => `Emergency Help: call ${number}`,
  findServices: 'Find Services',

  notLoaded: 'Page not loaded',
  noConnection: 'Please check your connection.',
  stillCall: 'Without it, a phone can call:',
  tryAgain: 'Try again',
  calls: [
    [HELPLINES.emergency, 'In danger'],
    [HELPLINES.children, 'For a child in need'],
    [HELPLINES.mentalHealth, 'To talk, day and night'],
  ] as const,
}
