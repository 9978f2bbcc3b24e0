/** The links of the frame; a link stands where its screen exists (ruling 31). */
export const words = {
  home: 'Home',
  directory: 'Directory',
  events: 'Events',
  blog: 'Blog',
  about: 'About',
  contact: 'Contact',
  addListing: 'Add Listing',
  submitListing: 'Submit a listing',
  contactUs: 'Contact Us',
  emergencyHelp: 'Emergency Help',
  findServices: 'Find Services',
}
