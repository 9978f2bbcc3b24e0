import { directoryPath } from '../../../shared/listings/directory.ts'
import type { Settings } from '../../../shared/settings.ts'
import { HELPLINES } from '../../../shared/site.ts'
import type { QUESTION_POSTS } from './question-posts.ts'

export interface Question {
  question: string
  /** Paragraphs. */
  answer: string[]
  more: { to: string; label: string }
  /** The slug of the article that `more` leads to. */
  post?: (typeof QUESTION_POSTS)[number]
}

/** Five questions about autism resources in India (§2). What an answer says, our listings and articles support. */
export const questions = ({
  name,
  emergencyNumber,
}: Pick<Settings, 'name' | 'emergencyNumber'>): Question[] => [
  {
    question: 'How do I find a therapist near me?',
    answer: [
      'Type the therapy and your town in the search box, such as “speech therapy Mapusa”.',
      'Special schools and hospitals can have therapists, too. Ask before you travel.',
    ],
    more: { to: directoryPath({ category: 'therapists' }), label: 'See the therapists' },
  },
  {
    question: 'How does the disability certificate for autism work?',
    answer: [
      'A diagnosis and a disability certificate are two different papers. Therapy can start before both. The certificate opens benefits.',
      'You apply for both, the certificate and the UDID card, at swavlambancard.gov.in. Since June 2021 new ones are made online only.',
      'Sources: Urjayati, page undated, read November 2026. The Hindu, 6 May 2021.',
    ],
    more: {
      to: '/blog',
      label: 'Read about the certificate',
    },
    post: 'disability-certificate-and-udid',
  },
  {
    question: 'What does “Not checked by us” mean?',
    answer: [
      `No one from ${name} has confirmed a fact of this listing yet. The facts are as printed on public pages. They can be old or wrong.`,
      'The page of each listing names its sources and their dates. Once a person has checked a fact, the listing shows the day.',
    ],
    more: { to: '/about/facts', label: 'Read how we check facts' },
  },
  {
    question: 'What is free?',
    answer: [
      'This site is free, and you need no account.',
      'Some public places are reported to be free. One is the Paediatric Neuro Rehabilitation Centre at Goa Medical College. Source: Goemkarponn, page undated, read November 2026. Ask every place what it costs before your first visit.',
      'Government schools are free from 6 to 14 (Right to Education Act). With a certified disability of 40 per cent or more, a neighbourhood or special school is free up to 18 (section 31 of the Rights of Persons with Disabilities Act, 2016).',
    ],
    more: { to: '/blog', label: 'Read about these rights' },
    post: 'rights-of-an-autistic-child',
  },
  {
    question: 'What do I do in an emergency?',
    answer: [
      `Call ${emergencyNumber} when someone is in danger. Call ${HELPLINES.children} when a child needs protection. Call ${HELPLINES.mentalHealth}, Tele-MANAS, when you feel very low.`,
    ],
    more: { to: '/help-now', label: 'See the helplines' },
  },
]
