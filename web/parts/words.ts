export const words = {
  goa: 'Goa',
  sharedPicture: (site: string) => `${site}: people, doors, together`,
}
