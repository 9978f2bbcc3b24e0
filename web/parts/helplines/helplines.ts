import { HELPLINES } from '../../../shared/site.ts'

/** A public page that says something about a helpline, and how old it is. */
export interface Source {
  name: string
  url: string
  /** The date on the page; null when it has none. */
  date: string | null
  readOn: string
}

export interface HelplineFacts {
  number: string
  title: 'danger' | 'child' | 'low'
  /** Where the number is printed. */
  source: Source
  /** Where it says what the number is for, if that is another page. */
  purpose?: Source
}

const LOKMAT: Source = {
  name: 'Lokmat Times',
  url: 'https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/',
  date: '2025-12-13',
  readOn: '2026-11-21',
}

export const EMERGENCY: HelplineFacts = {
  number: HELPLINES.emergency,
  title: 'danger',
  source: LOKMAT,
  purpose: {
    name: 'Vikaspedia',
    url: 'https://en.vikaspedia.in/social-welfare/women-and-child-development/emergency-response-support-system',
    date: null,
    readOn: '2026-11-21',
  },
}

export const CHILDREN: HelplineFacts = {
  number: HELPLINES.children,
  title: 'child',
  source: LOKMAT,
}

export const MENTAL_HEALTH: HelplineFacts = {
  number: HELPLINES.mentalHealth,
  title: 'low',
  source: {
    name: 'The Shillong Times',
    url: 'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
    date: '2025-02-07',
    readOn: '2026-11-21',
  },
}
