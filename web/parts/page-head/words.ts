export const words = {
  goa: 'Goa',
  /** What one sees and reads in web/public/og.png. */
  sharedPicture:
    'Saath: Your Guide to Autism Resources in India. Empowering Connections, Embracing Autism. Three arches with the sea, a family and a window.',
}
