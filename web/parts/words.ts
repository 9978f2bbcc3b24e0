export const words = {
  goa: 'Goa',
  signIn: 'Sign In',
  sharedPicture: (site: string) => `${site}: people, doors, together`,
}
