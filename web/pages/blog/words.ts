import { number } from '../../../shared/formats/numbers.ts'

export const words = {
  title: 'Blog',
  lead: 'Articles in plain words. Each one names its sources and their dates.',
  description:
    'Plain articles for families of autistic people in India: certificates, rights, insurance, doctors and therapy words. Each names its sources.',
  loadingPost: 'Loading the article',
  back: 'Back to all articles',
  share: 'Share on WhatsApp',
  shareText: (title: string, address: string) => `${title}\n${address}`,
  somethingWrong: 'Something wrong here?',
  tellUsRight: 'Tell us what is right',
  related: 'More articles',
  about: (tag: string) => `Articles about ${tag}`,
  all: 'All articles',
  titlesOnly: 'All titles on one page',
  withSummaries: 'Articles with a summary of each',
  kinds: 'Kinds of articles',
  everyKind: 'All',
  search: 'Search the articles',
  with: (title: string, searched: string) => `“${searched}”: ${title}`,
  found: (total: number, searched: string) =>
    total === 0
      ? `No articles for “${searched}”`
      : total === 1
        ? `1 article for “${searched}”`
        : `${number(total)} articles for “${searched}”`,
  none: 'No articles match.',
  searchAll: 'Search the whole site',
  showAll: 'Show all articles',
  pages: 'Pages',
  newer: 'Newer articles',
  older: 'Older articles',
  follow: 'Read new articles in a feed reader:',
  rss: 'RSS feed',
  atom: 'Atom feed',
}
