import { describe, expect, test } from 'vitest'
import type { Danger } from '../../../shared/search/danger.ts'
import { readDirectory } from '../../../shared/listings/directory.ts'
import type { Listing } from '../../../shared/listings/listings.ts'
import type { SearchAnswer, SearchNote } from '../../../shared/search/search.ts'
import { count, drawPage, textOf } from '../../../tests/support/draw-page.tsx'
import { categories } from '../../queries/categories.ts'
import { slot } from '../../queries/advertising/slots.ts'
import { search } from '../../queries/search.ts'
import { Directory } from './directory.tsx'

const LISTING: Listing = {
  id: 7,
  name: 'Anand Niketan',
  categoryId: 1,
  category: 'special-schools',
  categoryName: 'Special Schools',
  otherCategories: [],
  otherCategoryNames: [],
  description: 'A school.',
  address: null,
  town: 'Mapusa',
  taluka: 'Bardez',
  district: 'North Goa',
  region: 'Goa',
  pincode: null,
  phone: null,
  phoneText: null,
  phoneFact: null,
  isPhoneHeldBack: false,
  email: null,
  website: null,
  latitude: null,
  longitude: null,
  placeId: 'mapusa',
  point: null,
  distance: null,
  ageMin: null,
  ageMax: null,
  serves: 'town',
  remark: null,
  servicesAsked: [],
  imageUrl: null,
  services: [],
  accessibility: [],
  credentials: [],
  ageGroups: [],
  ages: null,
  languages: [],
  takesNewPeople: null,
  feesBand: null,
  fees: null,
  modes: [],
  hours: null,
  diagnosisNeeded: null,
  whatToBring: null,
  nextStep: null,
  rating: 0,
  reviewCount: 0,
  likeCount: 0,
  isSponsored: false,
  isReachable: true,
  lastChecked: null,
  confirmedOn: null,
  age: 'never',
  ageRemark: null,
  createdAt: '2026-11-20T18:30:00.000Z',
  updatedAt: '2026-11-20T18:30:00.000Z',
}

const NOTE: SearchNote = {
  search: '',
  words: [],
  joining: [],
  corrections: [],
  meanings: [],
  category: null,
  place: null,
  age: null,
  ageGroups: [],
  preferred: [],
  excluded: [],
  excludedPlaces: [],
  excludedNames: [],
  kept: [],
  intents: [],
  reachedBy: null,
  leftOut: [],
  unsaid: [],
  further: null,
}

const PANAJI = {
  id: 'panaji',
  name: 'Panaji',
  label: 'Panaji, Tiswadi taluka, Goa',
  isFromWords: false,
  isShared: false,
  otherName: null,
  measuredFrom: 'Panaji',
}

interface Drawn {
  note?: Partial<SearchNote>
  answer?: Partial<SearchAnswer>
  contactEmail?: string | null
}

/** The directory at an address, with what the server answers for it. */
function draw(query: string, { note, answer, contactEmail = null }: Drawn = {}): string {
  const state = readDirectory(new URLSearchParams(query))
  return drawPage({
    page: <Directory />,
    path: '/directory',
    at: `/directory?${query}`,
    site: { contactEmail },
    answers: (client) => {
      client.setQueryData(categories().queryKey, [])
      client.setQueryData(slot('directory-bottom').queryKey, { html: '<p>Paid for.</p>' })
      client.setQueryData(search(state).queryKey, {
        listings: [LISTING],
        total: 1,
        instead: null,
        danger: null,
        answers: [],
        reachable: null,
        beyond: 0,
        pinned: [],
        note: { ...NOTE, ...note },
        ...answer,
      })
    },
  })
}

const NOTHING: Partial<SearchAnswer> = {
  listings: [],
  total: 0,
  instead: { nearest: [], online: [], without: {} },
}

const danger: Danger = {
  topic: 'violence',
  title: 'You can call for help.',
  text: null,
  calls: [
    { number: '112', when: 'Someone is in danger now', say: 'Police. Say where you are.' },
    { number: '1098', when: 'A child needs protection', say: 'Child helpline.' },
  ],
  show: { title: 'Speaking is hard?', text: 'Show this.' },
  links: [{ to: '/help-now', label: 'Help now' }],
}

describe('what a search understood', () => {
  test('a place read in the words and a corrected word are said, with the way back', () => {
    const html = draw('search=speech+therepy+panaji', {
      note: {
        search: 'speech therepy panaji',
        words: ['speech therepy'],
        corrections: [{ typed: 'therepy', used: 'therapy', place: null }],
        place: { ...PANAJI, isFromWords: true },
      },
    })
    const exactly = 'href="/directory\\?search=speech\\+therepy\\+panaji&amp;exact=true"'
    expect(textOf(html)).toContain(
      'No listing has the word “therepy”. Did you mean “therapy”? We looked for both. Search as typed',
    )
    expect(html).toMatch(new RegExp(`Did you mean.*${exactly}.*<article`, 's'))
    expect(textOf(html)).toContain(
      'How we read your search Showing speech therepy near Panaji. Search for “speech therepy panaji” exactly instead',
    )
    expect(html).toMatch(new RegExp(`<article.*id="how-read".*${exactly}`, 's'))
  })

  test('a place that was guessed is asked about and one link away; it is not searched as one', () => {
    const html = draw('search=speech+therapy+mapussa', {
      note: {
        words: ['speech therapy', 'mapussa'],
        corrections: [
          { typed: 'mapussa', used: 'mapusa', place: { id: 'mapusa', name: 'Mapusa' } },
        ],
      },
    })
    expect(textOf(html)).toContain('Did you mean “Mapusa”?')
    expect(html).toMatch(
      /href="\/directory\?search=speech\+therapy&amp;near=mapusa"[^>]*>Search near Mapusa/,
    )
  })

  test('what nobody says, what was left out, and that none is in the place itself are said', () => {
    const text = textOf(
      draw('search=down+syndrome+school+nerul+-hostel', {
        note: {
          words: ['school'],
          unsaid: ['Down syndrome'],
          excluded: ['hostel'],
          place: { ...PANAJI, isFromWords: true },
          further: 'taluka',
        },
      }),
    )
    expect(text).toContain('None of these listings says “Down syndrome”.')
    expect(text).toContain('Listings that have “hostel” are left out.')
    expect(text).toContain('None of these is known to be in Panaji itself. Some are in its taluka.')
  })

  test.each([
    [
      { town: null },
      PANAJI.measuredFrom,
      'None of these is known to be in Panaji. We know only their state.',
    ],
    [
      { town: 'Mapusa' },
      'Panaji',
      'None of these is known to be near Panaji. They are in its state.',
    ],
    // Nobody knows what is near a place without a point.
    [{ town: 'Mapusa' }, null, 'None of these is known to be in Panaji. They are in its state.'],
  ])('of %o, measured from %s, it says: %s', (listing, measuredFrom, said) => {
    const note = {
      place: { ...PANAJI, measuredFrom, isFromWords: true },
      further: 'state' as const,
    }
    const text = textOf(
      draw('search=panaji', { note, answer: { listings: [{ ...LISTING, ...listing }] } }),
    )
    expect(text).toContain(said)
    expect(text).not.toContain('Some may be further')
  })

  test('which of two places of one name was meant is said', () => {
    const place = { ...PANAJI, label: 'Corlim, Bardez taluka, Goa', name: 'Corlim' }
    const say = (isShared: boolean) =>
      textOf(draw('search=corlim', { note: { place: { ...place, isShared } } }))
    expect(say(true)).toContain('This is about Corlim, Bardez taluka, Goa. There is another place')
    expect(say(false)).not.toContain('There is another place')
  })

  test('words as typed can be opened again to similar ones', () => {
    const html = draw('search=therepy&exact=true', { note: { search: 'therepy' } })
    expect(textOf(html)).toContain('We searched for your words just as you typed them.')
    expect(html).toContain('href="/directory?search=therepy"')
  })

  test('words that only join others are no part of a search just as typed, and the page says so', () => {
    const note = { search: 'after school', joining: ['after'] }
    expect(textOf(draw('search=after+school&exact=true', { note }))).toContain(
      'just as you typed them, without “after”.',
    )
    const meanings = [{ typed: 'after school', meant: 'after-school activities' }]
    const text = textOf(draw('search=after+school', { note: { ...note, meanings } }))
    expect(text).toContain('For “after school” we also looked for')
    expect(text).not.toContain('exactly instead')
  })

  test('a word of another language, a kind, an age and words left out each have a sentence', () => {
    const text = textOf(
      draw('search=xallo', {
        note: {
          words: ['school'],
          meanings: [{ typed: 'xallo', meant: 'school' }],
          category: { slug: 'special-schools', name: 'Special Schools', typed: 'xallo' },
          age: 2,
          leftOut: ['blue', 'green'],
        },
      }),
    )
    expect(text).toContain('For “xallo” we also looked for “school”.')
    expect(text).toContain('Listings of Special Schools rank higher.')
    expect(text).toContain('a child of 2')
    expect(text).toContain('No listing has “blue” and “green” along with the other words.')
  })

  test('the name of a kind needs no sentence; a word is shown as typed, and what was looked for beside it', () => {
    const category = { slug: 'special-schools', name: 'Special Schools', typed: 'school' } as const
    const html = draw('search=school', { note: { words: ['school'], category } })
    expect(html).not.toContain('results-lead')
    expect(html).not.toContain('id="how-read"')
    const meanings = [{ typed: 'xallo', meant: 'school' }]
    const place = { ...PANAJI, isFromWords: true }
    expect(
      textOf(draw('search=xallo+panaji', { note: { words: ['xallo'], meanings, place } })),
    ).toContain('Showing “xallo” near Panaji. For “xallo” we also looked for “school”.')
    expect(textOf(draw('search=xallo', { note: { words: ['xallo'], meanings } }))).toContain(
      'For “xallo” we also looked for “school”.',
    )
  })

  test('only the words that needed a meaning stand in quotation marks', () => {
    const note = {
      words: ['speech therapist'],
      preferred: ['does not talk', 'child'],
      meanings: [{ typed: 'does not talk', meant: 'speech delay' }],
    }
    const search = 'search=speech+therapist+for+child+who+does+not+talk+panaji'
    const place = { ...PANAJI, isFromWords: true }
    const text = textOf(draw(search, { note: { ...note, place } }))
    expect(text).toContain('Showing child speech therapist, “does not talk” near Panaji.')
    // The folded form has them as they were typed.
    expect(text).toContain('speech therapist for child who does not talk panaji Change')
  })

  test('"near me" asks for the place, unless it is known', () => {
    const note: Partial<SearchNote> = { words: ['school'], intents: ['near-me'] }
    const sentence = 'To see what is near you, type a town. Or press “Use my location”.'
    expect(textOf(draw('search=school+near+me', { note }))).toContain(sentence)
    expect(
      textOf(draw('search=school+near+me&near=panaji', { note: { ...note, place: PANAJI } })),
    ).not.toContain(sentence)
  })

  test('another name of the place is explained', () => {
    const place = { ...PANAJI, id: 'arambol', name: 'Arambol', otherName: 'Harmal' }
    expect(textOf(draw('search=school+Harmal', { note: { place } }))).toContain(
      '“Harmal” is another name for Arambol.',
    )
  })

  test('a number and nothing else is said to be what all have', () => {
    const note: Partial<SearchNote> = { intents: ['phone'], reachedBy: 'phone' }
    const text = textOf(draw('search=phone', { note }))
    expect(text).toContain('All of these listings show a phone number.')
    expect(text).not.toContain('Where we know a phone number')
  })

  test('plain words need no note', () => {
    const html = draw('search=school', { note: { words: ['school'] } })
    expect(html).not.toContain('results-lead')
    expect(html).not.toContain('id="how-read"')
  })
})

describe('a place', () => {
  const near = (query = 'near=panaji', more: Drawn = {}) =>
    draw(query, { ...more, note: { place: PANAJI, ...more.note } })

  test('is named in title, count, chip, field and canonical address, never by its id alone', () => {
    const html = near()
    expect(html).toContain(
      '<title>Listings near or serving Panaji, Tiswadi taluka, Goa: Resource Directory',
    )
    expect(textOf(html)).toContain('1 listing near or serving Panaji, Tiswadi taluka, Goa')
    expect(textOf(html)).toContain('Remove Near Panaji, Tiswadi taluka, Goa')
    expect(html).toMatch(/<input[^>]*name="place"[^>]*value="Panaji"/)
    expect(html).toContain('rel="canonical" href="https://saath.example/directory?near=panaji"')
  })

  test('gives distances, and orders by them', () => {
    const html = near('near=panaji&radius=10', {
      answer: { listings: [{ ...LISTING, distance: 4 }] },
    })
    expect(textOf(html)).toContain('about 4 km from Panaji')
    expect(textOf(html)).toContain('1 listing within 10 km of Panaji, Tiswadi taluka, Goa')
    expect(textOf(html)).toContain('Listings within 10 km of Panaji Change')
    expect(textOf(html)).toContain('Sort by Nearest first')
    expect(html).toContain('noindex')
    expect(textOf(near())).not.toMatch(/about \d+ km from/)
  })

  test.each([
    ['', {}, 'Goa first'],
    ['search=school', { words: ['school'] }, 'Best match'],
    ['search=school&near=panaji', { words: ['school'], place: PANAJI }, 'Best match'],
    ['search=panaji', { place: { ...PANAJI, isFromWords: true } }, 'Nearest first'],
    ['region=Goa', { place: PANAJI }, 'Best match'],
  ])('the first order of "%s" is called by what it is', (query, note, expected) => {
    expect(textOf(draw(query, { note }))).toContain(`Sort by ${expected}`)
  })

  const PIN = { ...PANAJI, id: '400053', name: '400053', label: '400053, Maharashtra' }

  test('without a point promises no distance and no order by it, and says what is known', () => {
    const place = { ...PIN, measuredFrom: null }
    const text = textOf(draw('near=400053&radius=5', { note: { place } }))
    expect(text).toContain('1 listing near or serving 400053, Maharashtra')
    expect(text).toContain('Sort by Best match')
    expect(text).toContain('Our map has no point for 400053.')
    expect(text).toContain('We left out “within 5 km”')
    expect(text).not.toMatch(/Remove Within|Nearest first|within 5 km of/)
    expect(textOf(draw('near=400053', { note: { place } }))).not.toContain('We left out')
    // A state is looked through: nobody expects distances of it.
    const goa = { ...place, id: 'goa', name: 'Goa', label: 'Goa' }
    expect(textOf(draw('near=goa', { note: { place: goa } }))).not.toContain('Our map has no point')
  })

  test('that is a taluka is measured from its main town, by that name', () => {
    const label = 'Bardez taluka, Goa'
    const place = { ...PANAJI, id: 'bardez', name: 'Bardez', label, measuredFrom: 'Mapusa' }
    const text = textOf(
      draw('near=bardez&radius=10', {
        note: { place },
        answer: { listings: [{ ...LISTING, distance: 5 }] },
      }),
    )
    expect(text).toContain('about 5 km from Mapusa')
    expect(text).toContain('1 listing within 10 km of Mapusa')
    expect(text).toContain('Remove Near Bardez taluka, Goa')
  })

  test('that nobody knows is said at the field, which keeps it', () => {
    const html = draw('region=Xyzzy', { answer: NOTHING })
    expect(textOf(html)).toContain('We do not know a place called “Xyzzy”.')
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(html).toMatch(/<input[^>]*name="region"[^>]*value="Xyzzy"/)
    expect(html).toContain('noindex')
  })

  test('that listings have though the gazetteer does not is no mistake', () => {
    expect(draw('region=Xyzzy')).not.toContain('aria-invalid')
    expect(draw('region=All+India', { answer: NOTHING })).not.toContain('aria-invalid')
  })
})

describe('danger', () => {
  const search = 'search=teacher+beats+my+son'

  test('is answered by a card right below what was searched, above results and filters, the first number filled', () => {
    const html = draw(search, { answer: { danger } })
    const text = textOf(html)
    for (const said of ['You can call for help.', 'Police. Say where you are.', 'Show this.'])
      expect(text).toContain(said)
    expect([...html.matchAll(/<a[^>]*href="tel:(\d+)"/g)].map(([, number]) => number)).toEqual([
      '112',
      '1098',
    ])
    expect(html).toMatch(/class="[^"]*btn-primary[^"]*"[^>]*href="tel:112"/)
    expect(html.indexOf('id="danger"')).toBeGreaterThan(html.indexOf('role="search"'))
    expect(html.indexOf('id="danger"')).toBeLessThan(html.indexOf('id="results"'))
    // Of listings below it nothing says that they are for that.
    expect(text).toContain('Listings that may help, too')
    expect(text).not.toContain('1 listing')
    expect(text).not.toContain('for “teacher beats my son”')
    expect(text).toContain('Anand Niketan')
  })

  test('and a promise of a cure are nothing to advertise beside', () => {
    expect(textOf(draw(search))).toContain('Paid for.')
    expect(textOf(draw(search, { answer: { danger } }))).not.toContain('Paid for.')
    const cure: Danger = { ...danger, topic: 'cure', calls: [] }
    expect(textOf(draw(search, { answer: { danger: cure } }))).not.toContain('Paid for.')
  })

  test('is no moment to explain how words were read', () => {
    const note = { words: ['teacher'], leftOut: ['beats'] }
    expect(textOf(draw(search, { note }))).toContain('No listing has “beats”')
    expect(textOf(draw(search, { note, answer: { danger } }))).not.toContain('No listing has')
  })

  test('leads nowhere that was only heard in its words, and asks for no fewer of them', () => {
    const place = { ...PANAJI, isFromWords: true }
    const html = draw('search=marna+chahta+hu', { answer: { ...NOTHING, danger }, note: { place } })
    expect(html).not.toContain('without these words')
    expect(html).not.toContain('Try fewer words')
  })

  test('where nothing matches shows who may help, says no number twice, and not that nothing was found', () => {
    const html = draw(search, { answer: { ...NOTHING, danger } })
    expect(textOf(html)).toContain('Show all listings')
    expect(textOf(html)).not.toContain('No listings found')
    expect(textOf(html)).not.toContain('0 listings')
    expect(textOf(html)).not.toContain('Remove')
    // A message is answered days later.
    expect(html).not.toContain('kind=missing')
    expect(count(html, 'href="tel:112"')).toBe(1)
  })

  test('that a search does not tell of leaves no trace', () => {
    const html = draw('search=school')
    expect(html).not.toContain('id="danger"')
    expect(html).not.toContain('danger.css')
  })

  test('of a promise of a cure is told with the article, and how the rest was read', () => {
    const answer = {
      danger: { ...danger, topic: 'cure', text: 'Good support helps.', calls: [] },
    } satisfies Partial<SearchAnswer>
    const html = draw('search=autism+cure', { note: { intents: ['cure'] }, answer })
    expect(textOf(html)).toContain('Good support helps.')
    expect(textOf(html)).toContain('We looked for support, not for a cure.')
  })
})

describe('when nothing matches', () => {
  test('it says what was asked, and offers near matches as what they are, help from anywhere and helplines', () => {
    const html = draw('search=speech+therepy&near=panaji', {
      note: {
        words: ['speech therepy'],
        corrections: [{ typed: 'therepy', used: 'therapy', place: null }],
        place: PANAJI,
      },
      answer: {
        ...NOTHING,
        instead: {
          nearest: [LISTING],
          online: [{ ...LISTING, id: 8, name: 'From anywhere', region: 'All India' }],
          without: {},
        },
      },
      contactEmail: 'help@saath.example',
    })
    const text = textOf(html)
    // What there is instead, before other ways to search.
    expect(text.search('Anand Niketan')).toBeLessThan(text.search('Other ways to search'))
    expect(text).toContain('Did you mean “therapy”?')
    expect(text).not.toContain('Showing')
    expect(text).toContain('No listings found matching your criteria.')
    expect(text).toContain('The closest matches These match only part of your search.')
    expect(text).toContain('For all of India, from anywhere')
    for (const number of ['112', '1098', '14416']) expect(html).toContain(`href="tel:${number}"`)
    expect(count(html, 'href="/help-now#sources"')).toBe(1)
    expect(html).not.toContain('We have not called it.')
    expect(html).toContain('href="/directory?search=speech+therepy#found"')
    expect(html).toMatch(
      /href="\/directory\?near=panaji#found"[^>]*>Search near Panaji without these words/,
    )
    expect(html).toMatch(
      /href="\/contact\?kind=missing&amp;search=speech\+therepy[^"]*"[^>]*>Tell us what you were looking for/,
    )
  })

  test('with nothing nearer, help from anywhere comes first', () => {
    const text = textOf(
      draw('search=ndis', {
        answer: {
          ...NOTHING,
          instead: { nearest: [], online: [{ ...LISTING, name: 'From anywhere' }], without: {} },
        },
      }),
    )
    expect(text).toMatch(/No listings found.*From anywhere.*Other ways to search.*We looked for/)
  })

  test('the form to write to us is there without any address of the site', () => {
    const html = draw('search=zzzz', { answer: NOTHING })
    expect(html).toContain('href="/contact?kind=missing&amp;search=zzzz"')
    expect(textOf(html)).toContain('We looked for “zzzz”')
  })

  test('a place without listings is named', () => {
    const text = textOf(draw('near=panaji', { note: { place: PANAJI }, answer: NOTHING }))
    expect(text).toContain('We have no listing near or serving Panaji, Tiswadi taluka, Goa yet.')
  })
})

test('more than the counted thousand is said so', () => {
  expect(textOf(draw('', { answer: { total: 1001 } }))).toContain('More than 1,000 listings')
  expect(textOf(draw('', { answer: { total: 1000 } }))).toContain('1,000 listings')
})

test('while the answer is on its way the form stands, and the skeleton', () => {
  const html = drawPage({ page: <Directory />, path: '/directory', at: '/directory?near=panaji' })
  expect(html).toContain('role="search"')
  expect(count(html, 'class="card"')).toBe(6)
})

describe('the form', () => {
  test('is open before a search, and one line that opens after it', () => {
    expect(draw('')).not.toContain('<details class="asked"')
    const place = { ...PANAJI, isFromWords: true }
    const html = draw('search=speech+therapy+panaji', {
      note: { words: ['speech', 'therapy'], place },
    })
    expect(html).toMatch(/<details class="asked">.*<form class="finder".*<\/details>/s)
    // One's own words as they were typed, the place among them.
    expect(textOf(html)).toContain('speech therapy panaji Change what and where')
    expect(
      textOf(draw('search=speech+therapi&near=panaji', { note: { place: PANAJI } })),
    ).toContain('speech therapi near or serving Panaji Change')
    expect(textOf(draw('near=panaji', { note: { place: PANAJI } }))).toContain(
      'Listings near or serving Panaji Change',
    )
    expect(textOf(draw('category=therapists'))).toContain('Change')
  })

  test('is open where its place is none we know', () => {
    expect(draw('region=Xyzzy', { answer: NOTHING })).toContain('<details class="asked" open="">')
  })
})

describe('filters', () => {
  test('are links and one form, each with what else is chosen', () => {
    const html = draw('search=school&phone=true&ageGroup=adults')
    expect(html).toContain('href="/directory?search=school&amp;ageGroup=adults#found"')
    expect(html).toContain(
      'href="/directory?search=school&amp;ageGroup=adults&amp;phone=true&amp;checked=true#found"',
    )
    expect(html).toContain('href="/directory?search=school&amp;phone=true#found"')
    expect(html).toMatch(/<input type="checkbox" name="phone"[^>]*checked=""[^>]*value="true"/)
    expect(html).toMatch(/<input type="radio" name="ageGroup"[^>]*checked=""[^>]*value="adults"/)
    expect(textOf(html)).toContain('Filters (2)')
    expect(html).toContain('noindex')
  })

  test('that leave nothing can each be taken away', () => {
    const without = { phone: 4, checked: 1, ageGroup: 0 }
    const html = draw('phone=true&checked=true&ageGroup=adults', {
      answer: { ...NOTHING, instead: { nearest: [], online: [], without } },
    })
    const text = textOf(html)
    expect(text).toContain('No listing matches all the filters you chose.')
    expect(text).toContain('Show 4 listings without a phone number')
    expect(html).toContain('href="/directory?ageGroup=adults&amp;checked=true#found"')
    expect(text).toContain('Show 1 listing that nobody has checked yet')
    expect(text).not.toContain('for other ages')
  })

  test('hold for the nearest, too; the link to those without stands above them', () => {
    const instead = { nearest: [LISTING], online: [], without: { phone: 4 } }
    const text = textOf(draw('search=speech&phone=true', { answer: { ...NOTHING, instead } }))
    expect(text).toMatch(
      /Show 4 listings without a phone number The closest matches with a phone number.*Other ways to search/,
    )
  })
})

test('from the second page on the form is one line', () => {
  expect(draw('')).not.toContain('class="asked"')
  expect(draw('page=2')).toContain('class="asked"')
})

describe('where nobody of the page can be called', () => {
  const NONE = { by: 'phone', isNone: true, total: 0, nearest: null, other: null } as const

  test('the nearest that can be is named', () => {
    const nearest = { ...LISTING, id: 9, name: 'State Commission', phone: '+919156321900' }
    const html = draw('search=school', {
      answer: { reachable: { ...NONE, nearest } },
    })
    expect(textOf(html)).toContain(
      'None of these shows a phone number. One with a number: State Commission (Mapusa, Goa)',
    )
    expect(html).toContain('href="/listing/9"')
    // Where paper has it.
    expect(html).toContain('data-printed=" +919156321900"')
  })

  test('where it is, if that is known', () => {
    const nearest = { ...LISTING, id: 9, name: 'State Commission', town: null, region: null }
    const html = draw('search=school', {
      answer: { reachable: { ...NONE, nearest } },
    })
    expect(textOf(html)).toContain('One with a number: State Commission')
    expect(textOf(html)).not.toContain('()')
  })

  test('it says so where that is another kind of help, which may stand beside one far away', () => {
    const other = { ...LISTING, id: 9, name: 'State Commission', phone: '+919156321900' }
    const html = draw('search=school', {
      answer: { reachable: { ...NONE, other } },
    })
    expect(textOf(html)).toContain(
      'Another kind of help, with a number: State Commission (Special Schools, Mapusa, Goa)',
    )
    expect(textOf(html)).not.toContain('One with a number')
    const nearest = { ...LISTING, id: 8, name: 'Clinic', town: 'Delhi', region: 'Delhi' }
    const margao = { id: 'margao', name: 'Margao', label: 'Margao, Goa', isFromWords: true }
    const place = { ...margao, isShared: false, otherName: null, measuredFrom: 'Margao' }
    const far = { ...nearest, distance: 1530 }
    expect(
      textOf(
        draw('search=school', {
          note: { place },
          answer: { reachable: { ...NONE, nearest: far } },
        }),
      ),
    ).toContain('Clinic (Delhi, about 1,530 km from Margao)')
    const both = draw('search=school', { answer: { reachable: { ...NONE, nearest, other } } })
    // Two above the listings are too many for a phone.
    expect(textOf(both)).toMatch(
      /Another kind of help, with a number: State Commission .*One with a number: Clinic \(Delhi\)/,
    )
    expect(both.indexOf('One with a number')).toBeGreaterThan(both.indexOf('class="lc"'))
  })

  test('others of the search are a press away', () => {
    const html = draw('search=school', {
      answer: { reachable: { ...NONE, total: 3 } },
    })
    expect(textOf(html)).toContain(
      'None on this page shows a phone number. Show the 3 with a number',
    )
    expect(html).toContain('href="/directory?search=school&amp;phone=true"')
  })
})

test('who writes rather than calls is led to those with an email address, or told that none has one', () => {
  const reachable = { by: 'email', isNone: false, total: 1, nearest: null, other: null } as const
  const some = draw('search=school+no+calls', { answer: { reachable } })
  expect(textOf(some)).toContain(
    'Those with an email address come first. Show the one with an email address',
  )
  expect(textOf(draw('search=school+no+calls&sort=name', { answer: { reachable } }))).not.toContain(
    'come first',
  )
  expect(some).toContain('href="/directory?search=school+no+calls&amp;email=true"')
  expect(textOf(some)).not.toContain('None of these')
  const other = { ...LISTING, id: 9, name: 'State Commission' }
  const none = draw('search=school+no+calls', {
    answer: { reachable: { ...reachable, isNone: true, total: 0, other } },
  })
  expect(textOf(none)).toContain(
    'None of these shows an email address. Another kind of help, with an email address: State Commission',
  )
  const nobody = { ...reachable, isNone: true, total: 0 }
  expect(textOf(draw('search=school+no+calls', { answer: { reachable: nobody } }))).toContain(
    'None of these shows an email address.',
  )
})

test('the card of who can be written to leads there, where that is asked', () => {
  const both = { phone: '+918322222222', phoneText: '0832 222 2222', email: 'a@school.example' }
  const byEmail = card(both, 'search=school+no+calls', { intents: ['email'] })
  expect(byEmail).toContain('href="mailto:a@school.example"')
  expect(byEmail).not.toContain('href="tel:')
  expect(card(both, 'search=school&email=true')).toContain('href="mailto:')
  expect(card(both)).not.toContain('href="mailto:')
  expect(card({ ...both, email: null }, 'search=school&email=true')).toContain('href="tel:')
})

test('where the nearest are is said, and of those whose town nobody knows their card says it', () => {
  const place = { id: 'margao', name: 'Margao', label: 'Margao, Goa', isFromWords: true }
  const note = { place: { ...place, isShared: false, otherName: null, measuredFrom: 'Margao' } }
  const said = (towns: (string | null)[], further: SearchNote['further'] = 'neighbours') =>
    textOf(
      draw('search=school', {
        note: { ...note, further },
        answer: { listings: towns.map((town, at) => ({ ...LISTING, id: at + 1, town })) },
      }),
    )
  expect(said(['Quepem'])).toContain('Some are in the talukas next to it.')
  expect(said(['Quepem'])).toContain('Phone and ages not known yet.')
  expect(said(['Quepem', null])).toContain('Town, phone and ages not known yet.')
})

test('those a little further away are one press away, above those that are near', () => {
  const place = { id: 'margao', name: 'Margao', label: 'Margao, Goa', isFromWords: true }
  const note = { place: { ...place, isShared: false, otherName: null, measuredFrom: 'Margao' } }
  const html = draw('search=school', { note, answer: { beyond: 7 } })
  expect(html).toMatch(
    /href="\/directory\?search=school&amp;near=margao&amp;radius=50"[^>]*>All within 50 km \(7 not here\)/,
  )
  expect(html.indexOf('All within 50 km (7 not here)')).toBeLessThan(
    html.indexOf('<article class="lc"'),
  )
  expect(textOf(html)).not.toContain('within 50 km. All')
  const far = [
    { ...LISTING, distance: 709 },
    { ...LISTING, id: 2, town: null, taluka: null },
  ]
  expect(textOf(draw('near=margao', { note, answer: { beyond: 3, listings: far } }))).toContain(
    'None of these is known to be within 50 km. All within 50 km (3 not here)',
  )
  const many = textOf(draw('search=school', { note, answer: { beyond: 1001 } }))
  expect(many).toContain('All within 50 km (more than 1,000 not here)')
})

test('nobody is promised WhatsApp, or a place that works online', () => {
  const both = textOf(draw('search=whatsapp', { note: { intents: ['whatsapp', 'phone'] } }))
  expect(both).toContain('Few listings say whether they use WhatsApp.')
  const online = textOf(draw('search=online', { note: { intents: ['online'] } }))
  expect(online).toContain('Few listings say whether they also work online. Please ask them.')
  expect(online.match(/Services that cover all of India/g)).toHaveLength(1)
})

/** A listing as the directory draws it. */
const card = (listing: Partial<Listing>, query = 'search=school', note = {}) =>
  /<article class="lc".*?<\/article>/s.exec(
    draw(query, { note, answer: { listings: [{ ...LISTING, ...listing }] } }),
  )?.[0] ?? ''

describe('a card', () => {
  test('has one line of what is not known, and one link', () => {
    const html = card({})
    expect(textOf(html)).toContain('Phone and ages not known yet.')
    expect(textOf(html)).not.toMatch(/Not checked yet|No reviews yet|Review|Like Anand Niketan,? 0/)
    expect(count(html, '<a ')).toBe(1)
    expect(count(html, '<button')).toBe(1)
  })

  test('with a number calls it, and says that nobody has checked it', () => {
    const html = card({ phone: '+919156321900', phoneText: '+91 91563 21900' })
    expect(html).toContain('href="tel:+919156321900"')
    expect(textOf(html)).toContain('Number not checked yet. Ages not known yet.')
  })

  test('of a helpline has neither ages nor likes', () => {
    const html = card({ phone: '1098', phoneText: '1098', ages: 'children' })
    expect(textOf(html)).toContain('Helpline')
    expect(textOf(html)).not.toMatch(/Ages|Children|not known|not checked|Like/)
  })

  test('for children only says so to who looks for somebody grown up', () => {
    const children = { ages: '0-18 years', ageGroups: ['children' as const] }
    const warning = 'For children up to 18 only'
    expect(textOf(card(children))).not.toContain(warning)
    expect(textOf(card(children, 'search=adult', { ageGroups: ['adults'] }))).toContain(warning)
    expect(textOf(card({}, 'search=adult', { ageGroups: ['adults'] }))).not.toContain(warning)
  })
})

describe('what answers besides listings', () => {
  const ANSWER: SearchAnswer['answers'][number] = {
    kind: 'article',
    title: 'How do I apply?',
    within: 'The certificate',
    path: '/blog/certificate#h-how-do-i-apply',
    excerpt: 'Online.',
    when: null,
  }
  const intents: SearchNote['intents'] = ['how-to']

  test('the best stands above the listings, under its own heading; the others below them', () => {
    const other = { ...ANSWER, title: 'What it costs', path: '/blog/certificate#h-what-it-costs' }
    const html = draw('search=apply', { answer: { answers: [ANSWER, other] }, note: { intents } })
    expect(html).toMatch(
      /<h2 id="results"[^]*<article[^]*<h2 id="more-answers"[^]*href="\/blog\/certificate#h-what-it-costs"/,
    )
    expect(count(html, 'href="#more-answers"')).toBe(1)
    expect(count(html, 'href="/blog/certificate#h-')).toBe(2)
    expect(html).toMatch(
      /<h2 id="answers"[^]*href="\/blog\/certificate#h-how-do-i-apply"[^]*<h2 id="results"/,
    )
    expect(textOf(html)).toContain('Article : The certificate')
    expect(html).not.toContain('Our articles may help')
  })

  test('what our team chose stands above it, and says that nobody can pay for that', () => {
    const chosen = { ...ANSWER, kind: 'listing' as const, path: '/listing/7', title: 'Asha' }
    const html = draw('search=apply', { answer: { answers: [ANSWER], pinned: [chosen] } })
    expect(html).toMatch(
      /<h2 id="pinned">Chosen by our team[^]*Nobody can pay[^]*href="\/listing\/7"[^]*<h2 id="results"[^]*<h2 id="more-answers">Articles, events and pages/,
    )
  })

  test('neither stands there where somebody may be in danger: the card says whom to call', () => {
    const html = draw('search=help', {
      answer: { answers: [ANSWER], pinned: [ANSWER], danger },
    })
    expect(html).not.toMatch(/id="(pinned|answers|more-answers)"/)
  })

  test('is no block where there is none', () => {
    const html = draw('search=apply', { note: { intents } })
    expect(html).not.toMatch(/id="(more-)?answers"/)
    expect(html).toContain('Our articles may help')
  })
})
