export const words = {
  title: 'Blog',
  lead: 'Articles in plain words. Each one names its sources and their dates.',
  description:
    'Plain articles for families of autistic people in India: certificates, rights, insurance, doctors and therapy words. Each names its sources.',
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  loadingPost: 'Loading the article',
  back: 'Back to all articles',
  share: 'Share on WhatsApp',
  shareText: (title: string, address: string) => `${title}\n${address}`,
  newTab: '(opens a new tab)',
  related: 'More articles',
}
