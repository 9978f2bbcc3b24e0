import { CLICK_MINUTES } from '../../../shared/advertising/rules.ts'

interface Part {
  id: string
  title: string
  paragraphs?: string[]
  points?: string[]
}

const parts: Part[] = [
  {
    id: 'places',
    title: 'What can be placed',
    points: [
      'One place below the search on the home page.',
      'One banner and two cards above the listings of the directory; after a search, below its results.',
      'One place below the results of the directory.',
      'One place at the side of a listing’s page.',
      'A line of partners on the home page.',
    ],
    paragraphs: [
      'Each place holds a title, a few sentences, a link and, if you like, one picture. If several are booked for one place, they take turns by the hour, each as often as the others.',
    ],
  },
  {
    id: 'marked',
    title: 'How it is marked',
    points: [
      'Each is marked “Sponsored”. It says so if it opens a new tab.',
      'It is in a block of its own with a dashed border, apart from the results.',
      'It never changes the order of results, nor whether a place is listed or checked.',
      'Nothing moves, blinks or makes a sound.',
      'Pages where people look for urgent help, sign in, register for an event or manage their account carry no ads.',
    ],
  },
  {
    id: 'counted',
    title: 'What is counted, and how',
    points: [
      'Shown: at least half of it was visible for a second. Counted once per visitor and hour.',
      `Clicked: somebody pressed its link within ${CLICK_MINUTES} minutes after seeing it. Counted once per visitor and hour.`,
      'Crawlers, and browsers that fetch pages ahead, are not counted.',
      'Without JavaScript nothing is counted. The link still works.',
      'We keep one total for each day. We keep nothing about who saw it, and no other company is asked.',
    ],
    paragraphs: ['A sponsor gets a private link to these totals. They can be downloaded.'],
  },
  {
    id: 'refused',
    title: 'What we do not accept',
    points: [
      'Promises of a cure for autism, or of “recovery”.',
      'Treatments that are not allowed or may do harm, such as chelation, bleach (MMS) or stem cells for autism.',
      'Anything that speaks of autistic people without respect.',
      'Pictures of people who have not agreed, or of children who can be recognised.',
      'Gambling, tobacco, alcohol, loans, and political parties.',
    ],
    paragraphs: [
      'We can refuse or remove an advertisement. Being accepted does not mean that we recommend it.',
    ],
  },
]

/** What is sold and how: without prices, which are agreed one by one. */
export const words = {
  title: 'Advertising on this site',
  description:
    'What can be placed on this site, how it is marked, what is counted, and what is not accepted.',
  here: 'Advertising',
  lead: 'A few marked places can be booked. They change nothing else on this site.',
  parts,
  ask: 'How to ask',
  askText:
    'Please tell us what you offer, for whom, and when it should be shown. A person reads it and answers with what is possible.',
  contact: 'Contact us',
  orMail: 'Or write an email:',
  subject: 'Advertising',
}
