import { listOfAll } from '../../../shared/formats/lists.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { sentenceCase } from '../../parts/sentence-case.ts'

export const words = {
  home: 'Home',
  directory: 'Directory',
  breadcrumbs: 'Breadcrumb',
  loading: 'Loading the listing',
  description: ({ name, categoryName }: Listing, place: string) =>
    `${name}: ${categoryName}, ${place}. What it offers and how to reach it.`,

  about: 'About',
  facts: 'Facts that help you decide',
  place: 'Place',
  ages: 'Ages',
  addressUnknown: 'Street address not known yet',
  standing: {
    checked: 'Checked by us',
    itself: 'Says the organisation',
    other: 'Not checked by us',
  },
  checkedOn: (day: string, how: string) => `${how} ${day}`,
  how: {
    phone: 'by calling, on',
    visit: 'by a visit, on',
    document: 'by a document, on',
    website: 'on its website, on',
    'own-word': 'by the organisation, on',
    whatsapp: 'by WhatsApp, on',
    'provider-link': 'by the organisation, on',
    register: 'in an official register, on',
    import: 'with the organisation, on',
  },
  newTab: '(opens a new tab)',
  sources: 'Where these facts come from',
  tells: (fields: string[]) => `Tells: ${sentenceCase(listOfAll(fields))}`,
  isOneWrong: 'Is a fact wrong?',
  correct: (field: string) => `Tell us the right ${field.toLowerCase()}`,
  somethingWrong: 'Something wrong here?',
  tellUsRight: 'Tell us what is right',
  weDoNotKnow: 'We do not know yet:',
  unknowns: {
    phone: 'a phone number',
    phoneHeldBack:
      'a phone number (we found one on an old page, or part of one, and do not show it)',
    email: 'an email address',
    website: 'a website',
    address: 'the street address',
    ages: 'which ages it takes',
    services: 'which services it offers',
    languages: 'which languages are spoken',
    accessibility: 'how easy it is to get in and around',
    newPeople: 'whether it takes new people now',
    fees: 'what it costs',
  },
  tellUs: 'Tell us what you know',

  reach: 'How to reach it',
  bestWay: { call: 'Best way: call', write: 'Best way: write', website: 'Best way: its website' },
  noWay: 'We do not know how to reach it',
  youCanAsk: 'You can ask:',
  ask: {
    service: '“Do you take new people now? What do I bring? What does it cost?”',
    place: '“What is it like on the day we want to come? Where is it quiet?”',
    group: '“This is what we need help with. What happens next?”',
  },
  callButton: (phone: string) => `Call ${phone}`,
  writeButton: 'Write an email',
  email: 'Email',
  website: 'Website',
  websiteButton: (host: string) => `Open ${host}`,
  address: (place: string) => `Address: ${place}`,
  nameOnlyStep: 'We know it by name only.',
  numberHeldBack:
    'We found a number, but it is old or incomplete. We do not show it until somebody has checked it.',
  addressStep:
    'We have no number and no website for it yet. Please do not travel before you have reached them.',
  doYouKnow: 'Do you know how to reach them?',
  /** What the search takes for "near this town". */
  nearSearch: (town: string) => `near ${town}`,
  lookElsewhere: (category: string, around: string | null) =>
    around ? `See others near ${around}: ${category}` : `See others: ${category}`,
  othersNear: (category: string, around: string) => `${category} near ${around}`,

  location: 'Location',
  approximate: (town: string) => `Approximate: ${town}.`,
  townOnly: 'We know the town, not the exact place.',
  noTown: 'We do not know the town yet.',
  onMap: (name: string) => `Map: ${name}`,
  openMaps: 'Open in Maps',
  newTabShort: '(new tab)',
  copyAddress: 'Copy address',
  copied: 'Address copied.',
  copyFailed: 'Your browser did not allow copying. Please mark the address and copy it.',
  whatsApp: 'WhatsApp',
  whatsAppNote: ': share this listing (opens a new tab)',
  print: 'Print',
  share: (name: string, address: string) => `${name}\n${address}`,

  noReviews: 'No reviews yet',
  stars: (rating: number) => `${rating.toFixed(1)} of 5`,
  reviewCount: (count: number) => (count === 1 ? '(1 review)' : `(${count} reviews)`),

  isYours: 'Is this yours?',
  askUs: 'Ask us to correct or remove it',
}
