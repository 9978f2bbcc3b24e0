import type { TextBlock } from './text-blocks.tsx'

/** The pages below /about, in the order of their links; the lead says what the page tells. */
const pages = [
  {
    id: 'facts',
    title: 'How we check facts',
    lead: 'What “checked” means, and which phone numbers we show.',
  },
  {
    id: 'sources',
    title: 'Where our data comes from',
    lead: 'Who wrote what you read here, and under which licence we use it.',
  },
  {
    id: 'privacy',
    title: 'Privacy Policy',
    lead: 'What we keep about you, for how long, and what we never do.',
  },
  {
    id: 'terms',
    title: 'Terms of Service',
    lead: 'What you can expect from this site, and what we ask of you.',
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    lead: 'What we aim at, what we tested, and what does not work yet.',
  },
] as const

export type AboutId = (typeof pages)[number]['id']

const page = (id: AboutId) => pages.find((one) => one.id === id) ?? pages[0]

const mission = (name: string): TextBlock[] => [
  {
    paragraphs: [
      `${name} is a directory of help for autistic people in India. Our focus is Goa.`,
      'A family often hears the word autism and does not know whom to call. An autistic adult often finds only pages for parents. We want both to find the next step in a few minutes.',
      'Autism is not an illness to be cured. We look for good support, in plain words.',
    ],
  },
]

const values = [
  {
    name: 'Compassion',
    text: 'You may be tired or worried when you come here. So pages are short, and we say things kindly.',
  },
  {
    name: 'Community',
    text: 'Autistic people and their families know most about what helps. We write for them, not only about them.',
  },
  {
    name: 'Accessibility',
    text: 'Everyone should be able to read this site. That includes people on a slow phone, with a keyboard, or on a hard day.',
  },
]

const offer = [
  {
    to: '/directory',
    name: 'Listings',
    text: 'Schools, doctors, therapists, groups and places. Each listing names the pages its facts come from.',
  },
  {
    to: '/blog',
    name: 'Articles',
    text: 'Certificates, rights, insurance and therapy words. Each article names its sources.',
  },
  {
    to: '/help-now',
    name: 'Helplines',
    text: 'Three numbers for an emergency, and when to call which.',
  },
] as const

const facts: TextBlock[] = [
  {
    title: 'Every fact has a source',
    paragraphs: [
      'We take facts from public pages. Each listing names these pages and their dates. If the page has no date, we say when we read it.',
    ],
  },
  {
    title: 'What “checked” means',
    paragraphs: [
      'A fact is checked when a person from our side has confirmed it. We then show the day and how: by phone, by a visit, or by a document.',
      'Until then the listing says “Not checked by us”. A change to a listing is not a check.',
      '“From the organisation’s own website” is what it says of itself there. We copied it and have not asked.',
      'How many listings have a checked fact is counted under “How accurate is this directory?”, below.',
    ],
  },
  {
    title: 'Which phone numbers we show',
    paragraphs: ['A wrong number costs you time on a hard day. So we show a number only if:'],
    points: [
      'you can dial it as written: a short number, a toll-free one, a mobile one, or one with its area code',
      'the page it comes from is not older than three years, or is undated and belongs to the organisation itself or to the government',
    ],
    after: [
      'We do not show other numbers until someone has checked them. Where we know no number, we say so.',
    ],
  },
]

const sources: TextBlock[] = [
  {
    paragraphs: [
      'Listings come from named public pages, and from what people send in. The pages belong to organisations, government offices, newspapers and other lists.',
      'The page of each listing says for each fact which it is, and has the links. Where a text tells what another page says, it names that page.',
      'The drawings on this site are our own. Everyone who sends a picture confirms that nobody recognisable is in it, or that they may publish it.',
    ],
  },
]

const credits = [
  {
    href: 'https://github.com/dr5hn/countries-states-cities-database',
    name: 'Countries States Cities Database',
    text: 'names and points of the states and cities of India. It is available under the',
    licence: 'Open Database License 1.0',
    licenceHref: 'https://opendatacommons.org/licenses/odbl/1-0/',
  },
  {
    href: 'https://lgdirectory.gov.in/',
    name: 'Local Government Directory, Government of India',
    text: "Goa's talukas, towns, villages and PIN codes, as collected by amche-goa. It is available under the",
    licence: 'Government Open Data License India',
    licenceHref: 'https://www.data.gov.in/Godl',
  },
]

export const words = {
  title: (site: string) => `About ${site}`,
  here: 'About',
  lead: 'What this site is for, and what you find here.',
  description: (site: string) =>
    `What ${site} is for, what it values and what it offers autistic people and their families.`,
  changed: 'This page last changed on',
  coverage: 'How accurate is this directory?',
  coverageLead: 'Counted from checks and reports, each time you look.',
  more: 'More about this site',
  pages,
  page,
  sections: { mission: 'Our mission', values: 'Our values', offer: 'What we offer' },
  mission,
  values,
  offer,
  facts,
  sources,
  placesTitle: 'Names and points of places',
  placesText:
    'Two public collections tell us where a town is. A point is that of the town, not of the door, unless we say so.',
  credits,

  operator: 'Who runs this site',
  runBy: (site: string, operator: string) => `${site} is run by ${operator}.`,

  form: 'Write to us with the form',
  email: 'Email:',
  phone: 'Phone:',
}
