/** Our own pages and their parts as a search finds them: what they are called, other words for it, and what they say. */
import { ne, and, eq, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import { searchPages } from '../../db/schema.ts'

interface OwnPage {
  path: string
  /** The id of a heading on it. */
  anchor?: string
  title: string
  /** What people call it, in any language. */
  names: string
  text: string
}

/** A test follows each address and looks for its anchor. */
export const OWN_PAGES: OwnPage[] = [
  {
    path: '/help-now',
    title: 'Help now: helplines and emergency numbers',
    names: `help, emergency, emergency number, helpline, helplines, crisis, meltdown, 112, 1098, 14416, 100, 108, suicide,
      madad, madat, मदद, मदत, आपात, हेल्पलाइन`,
    text: 'Numbers to call in India when someone is in danger, when a child needs protection, or when you feel very low.',
  },
  {
    path: '/help-now',
    anchor: 'danger',
    title: '112 for police, fire and medical help',
    names: '112, police, ambulance, fire, lost child, missing, emergency',
    text: 'For police, fire and medical help. Also call if a child or an adult is lost.',
  },
  {
    path: '/help-now',
    anchor: 'child',
    title: '1098, the helpline for children',
    names: '1098, childline, child helpline, child abuse',
    text: 'The national helpline for children in distress.',
  },
  {
    path: '/help-now',
    anchor: 'low',
    title: '14416, Tele-MANAS for mental health',
    names:
      '14416, tele manas, telemanas, mental health helpline, suicide, feeling low, counselling helpline',
    text: 'Tele-MANAS, the mental health line of the Health Ministry. It is free, day and night, in about 20 languages.',
  },
  {
    path: '/help-now',
    anchor: 'steps',
    title: 'What to say when you call 112',
    names: 'emergency call, what to say',
    text: 'Say what happened in one sentence and where you are. You can say that the person is autistic and to speak slowly.',
  },
  {
    path: '/about',
    title: 'About this site',
    names: `about us, who runs this site, who runs, who made this website, website, mission, values, this site, saath,
      team, who are you`,
    text: 'What this site is for, what it offers, and what matters to us.',
  },
  {
    path: '/about/facts',
    title: 'How we check facts',
    names: 'checked, verified, verification, what checked means, trust, phone numbers shown',
    text: 'What “checked” means, and which phone numbers we show.',
  },
  {
    path: '/coverage',
    title: 'How accurate is this directory?',
    names:
      'coverage, figures, how many checked, how old, how true, statistics, numbers, help us call, volunteer',
    text: 'What we have checked, how old it is, and how fast we answer reports, counted.',
  },
  {
    path: '/about/sources',
    title: 'Where our data comes from',
    names: 'sources, where listings come from, licence, license, open data, credits',
    text: 'Who wrote what you read here, and under which licence we use it.',
  },
  {
    path: '/about/privacy',
    title: 'Privacy Policy',
    names:
      'privacy, personal data, data protection, cookies, cookie, tracking, dpdp, delete my data',
    text: 'What we keep about you, for how long, and what we never do.',
  },
  {
    path: '/about/terms',
    title: 'Terms of Service',
    names: 'terms, conditions, rules, grievance officer, complaint about this site, disclaimer',
    text: 'What you can expect from this site, and what we ask of you.',
  },
  {
    path: '/about/accessibility',
    title: 'Accessibility',
    names: 'accessibility statement, screen reader, keyboard, wcag, contrast of this site',
    text: 'What we aim at, what we tested, and what does not work yet.',
  },
  {
    path: '/display',
    title: 'Display and comfort',
    names:
      'dark mode, text size, large text, font size, bigger letters, colours, calm colours, settings, comfort settings',
    text: 'Choose colours, text size and spacing, and how much is shown on a page.',
  },
  {
    path: '/submit-listing',
    title: 'Add a listing',
    names: `add listing, submit listing, submit a listing, add my centre, add my school, register my centre, list my centre,
      list my practice, new listing, add a place, add organisation, add ngo`,
    text: 'Tell us about a school, a centre, a doctor, a therapist or a group. A moderator reads it before it is shown.',
  },
  {
    path: '/contact',
    title: 'Contact us',
    names: `contact, contact you, write to you, email you, message, feedback, report a mistake, wrong information, correct,
      reach you, samparka`,
    text: 'Write to us with a question, a correction or an idea.',
  },
  {
    path: '/events',
    title: 'Events',
    names: `events, upcoming events, programmes, programs, workshops, camps, seminars, calendar, autism events,
      what is happening, karyakram, कार्यक्रम, इवेंट`,
    text: 'Workshops, camps, meetings and festivals, with what usually happens in each month.',
  },
  {
    path: '/events/new',
    title: 'Propose an event',
    names: 'add event, submit event, organise an event, announce an event, publish event',
    text: 'Tell us about an event. A moderator reads it before it is shown.',
  },
  {
    path: '/blog',
    title: 'Blog',
    names: 'articles, blog, posts, reading, guides',
    text: 'Articles in plain words. Each one names its sources and their dates.',
  },
  {
    path: '/advertise',
    title: 'Advertise',
    names:
      'advertise, advertising, advertisement, sponsor, sponsorship, promote my centre, partner',
    text: 'How to place an advertisement on this site, and how it is marked.',
  },
  {
    path: '/login',
    title: 'Sign in',
    names:
      'sign in, log in, login, sign up, register account, create account, forgot password, password, my account',
    text: 'Sign in, or make an account, to like listings, write reviews and register for events.',
  },
]

/** Makes the rows of our own pages what the list above says. Doing it twice changes nothing. */
export async function keepOwnPages(db: Database | Transaction): Promise<void> {
  const rows = OWN_PAGES.map(({ path, anchor = '', title, names, text }) => ({
    kind: 'page' as const,
    path,
    anchor,
    title,
    names: names.replaceAll(/\s+/g, ' '),
    body: text,
  }))
  const addresses = rows.map(({ path, anchor }) => `${path}#${anchor}`)
  const isOther = notInArray(sql`${searchPages.path} || '#' || ${searchPages.anchor}`, addresses)
  await db.transaction(async (tx) => {
    await tx.delete(searchPages).where(and(eq(searchPages.kind, 'page'), isOther))
    await tx
      .insert(searchPages)
      .values(rows)
      .onConflictDoUpdate({
        target: [searchPages.path, searchPages.anchor],
        set: {
          title: sql`excluded.title`,
          names: sql`excluded.names`,
          body: sql`excluded.body`,
        },
        setWhere: ne(
          sql`(${searchPages.title}, ${searchPages.names}, ${searchPages.body})`,
          sql`(excluded.title, excluded.names, excluded.body)`,
        ),
      })
  })
}
