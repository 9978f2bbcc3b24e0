export const allWords = {
  reviews: 'Reviews',
  directory: 'Directory',
  allTitle: (name: string) => `Reviews of ${name}`,
  allDescription: (name: string) => `What people wrote about ${name}.`,
  loading: 'Loading the reviews',
  back: (name: string) => `Back to ${name}`,
  pages: {
    label: 'Pages of reviews',
    page: 'Page',
    previous: 'Previous page',
    next: 'Next page',
  },
}
