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
  contact: 'Contact',
  addListing: 'Add Listing',
  display: 'Display and comfort',
  contactUs: 'Contact Us',
  emergencyHelp: 'Emergency Help',
  findServices: 'Find Services',

  notLoaded: 'Page not loaded',
  tryAgain: 'Try again',
}
