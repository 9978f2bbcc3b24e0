export const contactWords = {
  place: 'Goa, India',
}
