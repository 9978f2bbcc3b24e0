import type { TextBlock } from './text-section.tsx'

const blocks: TextBlock[] = [
  {
    paragraphs: ['You can use this site without telling us who you are.'],
  },
  {
    title: 'What we do not do',
    points: [
      'There are no accounts. You do not sign in.',
      'There is no advertising and no tracking.',
      'Your browser loads every part of a page from this site. It asks no other company.',
      'We do not keep the words you search for.',
      'We do not keep your location or your internet (IP) address.',
    ],
  },
  {
    title: 'One cookie, if you make a choice',
    paragraphs: [
      'You can choose how pages look, such as grid or list. A cookie named “saath” remembers this for one year. It holds the choice and nothing about you.',
      'If you choose nothing, there is no cookie. You can delete it in your browser.',
    ],
  },
  {
    title: 'Your location, if you press the button',
    paragraphs: [
      'We never ask for your location by ourselves. If you press “Use my location”, your browser asks you first.',
      'If you agree, your browser tells this page where you are. The page rounds this to about 1 km. It then asks our server for the nearest town. We answer, and we do not write your position down. No cache keeps it.',
      'After that, the address of the page holds the name of the town only.',
      'Your browser remembers that we have offered this once. It keeps that in its local storage, and you can delete it there.',
    ],
  },
  {
    title: 'What the server writes down',
    paragraphs: [
      'For each request the server notes the time, the kind of page, and whether it worked. “A listing” is a kind of page; which listing is not noted.',
      'These notes help us to find faults. They are deleted after 14 days.',
    ],
  },
  {
    title: 'Links that lead away',
    paragraphs: [
      'Links to phone, e-mail, WhatsApp or another website open a service of others. Their rules apply there. Another website can see that you came from our site, but not from which page.',
    ],
  },
  {
    title: 'If an entry is about you',
    paragraphs: [
      'Some entries name a person, such as a doctor. We took this from a public page and name that page. You can ask us to correct the entry or to remove it. We then make sure that it does not come back.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'The Digital Personal Data Protection Act, 2023, gives you rights. Its parts come into force step by step. We keep to these rights already. You can ask us:',
    ],
    points: [
      'which data about you we hold, and whom we gave it to',
      'to correct it or to complete it',
      'to erase it',
      'to let another person act for you after your death or if you cannot act',
    ],
  },
  {
    paragraphs: [
      'If our answer does not help, you can complain to the Data Protection Board of India.',
    ],
  },
]

export const privacyWords = {
  blocks,
  reachUs: {
    title: 'If you write to us',
    paragraphs: [
      'You can write to us about your data, your rights or an entry about you.',
      'We use your message to answer you and to correct an entry. We do not pass it on. Please do not send us a child’s name or medical reports.',
    ],
    subject: 'My data',
  },
}
