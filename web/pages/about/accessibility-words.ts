import type { TextBlock } from './text-blocks.tsx'

const blocks: TextBlock[] = [
  {
    title: 'What we aim for',
    paragraphs: [
      'We build to WCAG 2.2, level AA, and to the Indian standard IS 17802. We also follow advice on pages for autistic readers.',
    ],
    points: [
      'Nothing moves, blinks or plays on its own.',
      'Sentences are short. Every icon has a word.',
      'Colour alone never carries a meaning.',
      'Every page can be used with a keyboard.',
      'You can read and search without JavaScript.',
      'Text can be twice as large without hiding anything.',
      'You can choose colours, text size and spacing under “Display and comfort”.',
    ],
  },
  {
    title: 'What we tested',
    points: [
      'Pages with axe, an automatic test, at phone and computer width.',
      'The contrast of text and background in each set of colours.',
      'Pages with JavaScript switched off.',
    ],
  },
  {
    title: 'What is not good yet',
    points: [
      'No one who uses a screen reader every day has tested the site yet.',
      'The site is in English only.',
      'Pages we link to may be hard to use. We cannot change them.',
    ],
  },
]

export const accessibilityWords = {
  blocks,
  reachUs: {
    title: 'Tell us',
    paragraphs: ['Tell us which page is hard to use, and what you use to read it.'],
    subject: 'A page is hard to use',
  },
}
