import type { TextBlock } from './text-blocks.tsx'

const blocks = (name: string, emergencyNumber: string): TextBlock[] => [
  {
    title: 'Information, not advice',
    paragraphs: [
      'Listings and articles are general information. They are not medical or legal advice. Ask a doctor or a lawyer before you decide.',
      `In danger, call ${emergencyNumber}. Do not wait for an answer from us.`,
    ],
  },
  {
    title: 'A listing is not a recommendation',
    paragraphs: [
      'We list places so that you can find them. We do not say that a place is good. What is paid for is marked “Sponsored”.',
      'Facts can be old or wrong. Ask the place before you travel or pay.',
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      `You may read, print and share these pages. Please name ${name} when you quote us. Please do not:`,
    ],
    points: [
      'use numbers or addresses from here for advertising',
      'trouble or threaten the people in a listing',
      'try to break or overload the site',
      'pretend to speak for us or for a listed place',
    ],
  },
  {
    title: 'What you send us',
    paragraphs: [
      'Facts and texts that you send about a place may be published under CC BY 4.0. Anybody may then copy and change them, for money too, if they say where they are from.',
      'Send only what may be public. We read it before it is shown.',
    ],
  },
  {
    title: 'What we cannot promise',
    paragraphs: [
      'We work with care. We cannot promise that every fact is right, or that the site is always there. Other websites are the responsibility of those who run them.',
      'The law of India applies. When these terms change, the date at the top of this page changes.',
    ],
  },
]

/** Ruling 23. */
const ACKNOWLEDGED_WITHIN_HOURS = 24
const SETTLED_WITHIN_DAYS = 15

export const termsWords = {
  blocks,
  reachUs: {
    title: 'Correcting or removing a listing',
    paragraphs: [
      'If a place is yours, you can ask us to correct its listing or to remove it. Anyone may tell us what is wrong. A removed listing stays removed.',
    ],
    subject: 'Correct or remove a listing',
  },
  officer: 'Grievance officer',
  officerTimes: `You can complain to this person. The law gives the officer ${ACKNOWLEDGED_WITHIN_HOURS} hours to confirm your complaint and ${SETTLED_WITHIN_DAYS} days to settle it.`,
  officerRule:
    'Named under rule 3(2) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021.',
}
