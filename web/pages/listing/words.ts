import { listOfAll } from '../../../shared/formats/lists.ts'
import type { DecidingField } from '../../../shared/listings/deciding-facts.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import { sentenceCase } from '../../parts/sentence-case.ts'

export const words = {
  directory: 'Directory',
  loading: 'Loading the listing',
  description: ({ name, categoryName }: Listing, place: string) =>
    `${name}: ${categoryName}, ${place}. What it offers and how to reach it.`,

  also: 'Also:',
  about: 'About',
  facts: 'Facts that help you decide',
  place: 'Place',
  ages: 'Ages',
  addressUnknown: 'Street address not known yet',
  confirmed: 'Confirmed',
  standing: {
    checked: 'Checked by us',
    itself: 'From the organisation’s own website',
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
  sources: 'Where these facts come from',
  tells: (fields: string[]) => `Tells: ${sentenceCase(listOfAll(fields))}`,
  somethingWrong: 'Something wrong here?',
  tellUsRight: 'Tell us what is right',
  weDoNotKnow: 'Not known yet:',
  unknowns: {
    phone: 'phone number',
    phoneHeldBack: 'phone number (an old one is not shown)',
    email: 'email address',
    website: 'website',
    address: 'street address',
    ages: 'ages',
    services: 'services',
    languages: 'languages',
    accessibility: 'access',
    newPeople: 'whether it takes new people now',
    fees: 'fees',
    modes: 'in person or online',
    hours: 'hours',
  },
  tellUs: 'Tell us what you know',

  reach: 'How to reach it',
  bestWay: {
    // Who cannot phone writes, and nobody here knows which is answered sooner.
    callOrWrite: 'Call or write',
    call: 'Best way: call',
    write: 'Best way: write',
    website: 'Best way: its website',
    go: 'Best way: go there and ask',
    none: 'We can show no phone, email or website',
  },
  youCanAsk: 'You can ask:',
  ask: {
    service: [
      ['Do you take new people now?', 'takesNewPeople'],
      ['What do I bring?', 'whatToBring'],
      ['What does it cost?', 'feesBand', 'fees'],
    ],
    place: [['What is it like on the day we come? Where is it quiet?']],
    group: [['This is what we need help with. What happens next?', 'nextStep']],
  } satisfies Record<string, [question: string, ...answeredBy: DecidingField[]][]>,
  quoted: (questions: string[]) => `“${questions.join(' ')}”`,
  callButton: (phone: string) => `Call ${phone}`,
  email: 'Email',
  website: 'Website',
  // Its address, which may be too long for a button, is with the facts.
  websiteButton: 'Open its website',
  address: (place: string) => `Address: ${place}`,
  /** Where no street is known, nobody finds it by that alone (ruling 3). */
  placeLine: (place: string) => `Place: ${place}`,
  nameOnlyStep:
    'Look for its name and town on the internet, or ask a place near it. A number that you send us helps the next family.',
  numberHeldBack: 'We found an old or incomplete number. We show it once somebody has checked it.',
  addressStep: (areHoursKnown: boolean) =>
    `We have no phone number or email address that we can show${areHoursKnown ? '' : ', to ask for its hours'}. If it is far, look for its name on the internet first.`,
  doYouKnow: 'Do you know how to reach them?',
  seeOthers: (others: string) => `See others: ${others}`,
  othersIn: (category: string, state: string) =>
    state ? `${category} in ${state}` : `All ${category}`,
  othersNear: (category: string) => `${category} nearby`,

  location: 'Location',
  approximate: (town: string) => `Approximate: ${town}.`,
  townOnly: 'We know the town, not the exact place.',
  noTown: 'Town not known yet.',
  onMap: (name: string) => `Map: ${name}`,
  openMaps: 'Open in Maps',
  copyAddress: 'Copy address',
  copied: 'Address copied.',
  copyFailed: 'Your browser did not copy it. Please mark and copy it.',
  print: 'Print',

  noReviews: 'No reviews yet',
  stars: (rating: number) => `${rating.toFixed(1)} of 5`,
  reviewCount: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),

  isYours: 'Is this yours?',
  askUs: 'Ask us to correct or remove it',
  lookAfter: 'Look after it or correct it yourself',
}
