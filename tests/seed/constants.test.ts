import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { createElement } from 'react'
import { beforeAll, expect } from 'vitest'
import * as tables from '../../server/db/schema.ts'
import { contactSubmissions } from '../../server/db/schema.ts'
import { endAfter, spanOf } from '../../shared/advertising/days.ts'
import { DEFAULT_DAYS, PRESET_DAYS, toBudget } from '../../shared/advertising/rules.ts'
import { toReadTime } from '../../shared/blog/writing.ts'
import { CATEGORIES } from '../../shared/listings/category-names.ts'
import { MAX_SUGGESTIONS, MIN_PLACE_QUERY, readDirectory } from '../../shared/listings/directory.ts'
import { DEFAULT_RATING, RATINGS } from '../../shared/reviews/rules.ts'
import {
  LOGIN_REDIRECT_DELAY,
  MAP_VIEW,
  MESSAGE_DURATION,
  MESSAGE_KEY,
  MESSAGE_SWIPE,
} from '../../shared/site.ts'
import { STATES } from '../../shared/states.ts'
import { Blog } from '../../web/pages/blog/blog.tsx'
import { ResultsSkeleton } from '../../web/pages/directory/results-skeleton.tsx'
import { Home } from '../../web/pages/home/home.tsx'
import { coverage } from '../../web/queries/site.ts'
import { notify, shownNotice } from '../../web/notices/notice.ts'
import { words as dashboardWords } from '../../web/pages/admin/dashboard/words.ts'
import { currentUser } from '../../web/queries/admin/users.ts'
import { createQueryClient } from '../../web/query-client.ts'
import { signInAs } from '../support/app.ts'
import { csvForm, csvOf, ROW } from '../support/csv.ts'
import { count, drawPage, jsonLdOf, textOf } from '../support/draw-page.tsx'
import { buildEvent, buildListing } from '../support/factories.ts'
import { sendForm } from '../support/pictures.ts'
import { exercise, type Row } from './rows.ts'
import * as scene from './scene.ts'
import { openWorld, type World } from './world.ts'

/** Each number and default of the frozen rows, where it holds: at its limit, and one above. */

interface Constant extends Row {
  name: string
  value: unknown
  holds?: unknown
}

let world: World
beforeAll(async () => {
  world = await openWorld()
})

exercise<Constant>('constants', 'answer', (row) => {
  const own = OWN[row.name]
  if (own) return () => own(row)
  const [entity = '', field = '', what] = row.name.split('.')
  const table = TABLE_OF[entity]
  if (table && what === 'maxLength') return () => expectLength(table, field, Number(row.value))
  if (table && what === 'default') return () => expectPreset(table, field, row.value)
})

const TABLE_OF: Record<string, string> = {
  user: 'users',
  category: 'categories',
  listing: 'listings',
  blogPost: 'blog_posts',
  contactSubmission: 'contact_submissions',
  listingSubmission: 'listing_submissions',
  newsletterSubscription: 'newsletter_subscriptions',
  event: 'events',
  eventRegistration: 'event_registrations',
  advertisement: 'advertisements',
}
const snake = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What the database says to a text so long: 22001 is "too long". */
async function codeOf(table: string, column: string, length: number): Promise<unknown> {
  const insert = sql`insert into ${sql.identifier(table)} (${sql.identifier(column)}) values (repeat('a', ${length}::int))`
  return world.app.db.execute(insert).then(
    () => undefined,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  )
}

async function expectLength(table: string, field: string, limit: number): Promise<void> {
  const [at, column] = ELSEWHERE[`${table}.${field}`] ?? [table, snake(field)]
  expect(await codeOf(at, column, limit)).not.toBe('22001')
  expect(await codeOf(at, column, limit + 1)).toBe('22001')
}
/** docs/decisions/013. */
const ELSEWHERE: Record<string, [table: string, column: string]> = {
  'users.password': ['accounts', 'password'],
}

async function expectPreset(table: string, field: string, value: unknown): Promise<void> {
  const { rows } = await world.app.db.execute<{ preset: string }>(sql`
    select column_default as preset from information_schema.columns
    where table_name = ${table} and column_name = ${snake(field)}`)
  expect(rows[0]?.preset).toContain(String(value))
}

type Own = (row: Constant) => unknown
const json = async (answer: Response | Promise<Response>) => (await answer).json()
const is =
  (actual: () => unknown): Own =>
  async ({ value }) =>
    expect(await actual()).toEqual(value)
const holds =
  (actual: () => unknown): Own =>
  async ({ holds }) =>
    expect(await actual()).toEqual(holds)
const QUICK_HELP = readFileSync(new URL('../../web/layout/quick-help.css', import.meta.url), 'utf8')

/** How many listings a page of the directory has that could have more. */
async function listingsOn(path: string) {
  for (let n = 0; n < 25; n += 1)
    await buildListing(world.app.db, { category: 'support-groups', name: `Group ${n}` })
  const links = hrefs(await world.html(path)).filter((href) => /^\/listing\/\d+/.test(href))
  return new Set(links.map((href) => href.split(/[?#]/)[0])).size
}

const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const foot = async () => {
  const [, footer = ''] = /<footer([\s\S]*?)<\/footer>/.exec(await world.html('/')) ?? []
  return footer
}
const statusOf = async (path: string) => (await world.app.get(path)).status

/** By a call: so long is taken, one more is not. */
const bounded =
  (
    call: string,
    field: string,
    who: 'guest' | 'owner' | 'admin',
    base: object = {},
    letter = 'x',
  ): Own =>
  async ({ value }) => {
    const made = async (length: number) => {
      const asked = await scene.prepare(world.app, call)
      const body = { ...(asked.body as object), ...base, [field]: letter.repeat(length) }
      const actor = { guest: null, owner: asked.owner, admin: world.admin }[who]
      return (await scene.make(world.app, call, { ...asked, body }, actor)).status
    }
    expect([await made(Number(value)), await made(Number(value) + 1)]).toEqual([200, 400])
  }

/** Home while nothing has come yet: what stands in for each list. */
const waiting = (from: string, to: string, mark: string) => () => {
  const html = drawPage({
    page: createElement(Home),
    answers: (client) =>
      client.setQueryData(coverage().queryKey, {
        listings: 1,
        checkedListings: 0,
        talukas: 1,
        regions: 1,
      }),
  })
  return count(html.slice(html.indexOf(from), html.indexOf(to)), mark)
}
const CATEGORY_PLACEHOLDERS = is(waiting('Browse Resources', 'Featured Listings', 'class="door"'))
const skeletons = (view: 'grid' | 'list') => () => {
  const html = drawPage({ page: createElement(ResultsSkeleton, { view }) })
  return count(html, 'class="card"')
}

const registers = async (age: number) => {
  const { id } = await buildEvent(world.app.db)
  const user = await signInAs(world.app)
  const child = {
    forWhom: 'ward',
    isMinor: age < 18,
    guardianName: 'Asha Naik',
    guardianBirthYear: 1985,
    guardianRelation: 'parent',
    agrees: true,
    participantName: 'R',
    participantAge: age,
  }
  return (await user.send('POST', `/api/events/${id}/register`, child)).status
}
const ages =
  (inside: number, outside: number): Own =>
  async () =>
    expect([await registers(inside), await registers(outside)]).toEqual([200, 400])

const rated = async (rating: number) => {
  const { owner, path } = await scene.prepare(world.app, 'POST /api/listings/{id}/reviews')
  return (await owner.send('POST', path, { ...scene.REVIEW, rating })).status
}
const ratings =
  (inside: number, outside: number): Own =>
  async () =>
    expect([await rated(inside), await rated(outside)]).toEqual([200, 400])

const lasts = async (days: number) => {
  const start = new Date()
  const ad = {
    ...scene.ADVERTISEMENT,
    startDate: start.toISOString(),
    endDate: endAfter(start, days).toISOString(),
  }
  return (await world.admin.send('POST', '/api/advertisements', ad)).status
}
const durations =
  (inside: number, outside: number): Own =>
  async () =>
    expect([await lasts(inside), await lasts(outside)]).toEqual([200, 400])
const presets = is(() => {
  const offered = Array.from({ length: 400 }, (_, day) => day).filter((days) => {
    const at = new Date(0)
    return (
      spanOf({ startDate: at.toISOString(), endDate: endAfter(at, days).toISOString() })
        .duration !== 'custom'
    )
  })
  expect(offered).toEqual([...PRESET_DAYS])
  return offered
})
/** What an advertisement is that names only what it must. */
const plainAd = async () => {
  const { title, description, targetUrl } = scene.ADVERTISEMENT
  return json(world.admin.send('POST', '/api/advertisements', { title, description, targetUrl }))
}

const suggested = async (query: string) => {
  const answer = await world.app.get(`/api/places?q=${query}`)
  return answer.status === 200 ? ((await answer.json()) as unknown[]).length : 0
}
const fewestLetters: Own = async ({ value }) => {
  expect(MIN_PLACE_QUERY).toBe(value)
  expect([await suggested('m'), (await suggested('ma')) > 0]).toEqual([0, true])
}
const mostPlaces: Own = async ({ value }) => {
  expect(MAX_SUGGESTIONS).toBe(value)
  expect(await suggested('ma')).toBe(value)
}

/** The latest of more than so many. */
const latestPosts = is(async () => {
  const html = await world.html('/')
  const section = html.slice(html.indexOf('id="blog"'), html.indexOf('Stay Updated'))
  return new Set(hrefs(section).filter((href) => /^\/blog\/./.test(href))).size
})
const latestReviews = is(async () => count(await world.text('/listing/{listing}'), 'Kind '))
const tags: Own = async () => {
  const text = await world.text('/blog')
  expect(text).toContain('five')
  expect(text).not.toContain('six')
}
const recent =
  (what: 'latestSubmissions' | 'latestMessages'): Own =>
  async ({ value }) => {
    for (let n = 0; n <= Number(value); n += 1) {
      await scene.aSubmission(world.app, await signInAs(world.app))
      await world.app.db.insert(contactSubmissions).values(scene.MESSAGE)
    }
    expect((await json(world.admin.get('/api/admin/stats')))[what]).toHaveLength(Number(value))
  }
const machineEvents = is(async () => {
  const data = jsonLdOf(await world.html('/events'))
  return count(JSON.stringify(data), '"@type":"Event"')
})
const perDay: Own = async () => {
  const text = await world.text('/events?view=calendar&month={month}')
  expect(text).toMatch(/\+\d+ more/)
}
const dateFormat: Own = async () => {
  expect(await world.text('/blog')).toContain('November 20, 2026')
}
const defaults = createQueryClient(fetch).getDefaultOptions()
const noClaim: Own = async () => expect(await world.text('/')).not.toContain('250+')
const goa = (key: keyof typeof MAP_VIEW) => is(() => MAP_VIEW[key])
const noPresets: Own = async () => {
  // Without a point of its own or its town’s a listing stands in the list only.
  const { listings } = await json(world.app.get('/api/map/listings'))
  const rows = listings as { id: number; point: unknown }[]
  expect(rows.filter(({ point }) => point === null).length).toBeGreaterThan(0)
}
const noSampleRating: Own = async () =>
  expect(await world.text('/directory?category=child-care')).not.toContain('4.5')
const oneDecimal: Own = async () =>
  expect(await world.text('/listing/{listing}')).toMatch(/\b4\.[23]\b(?!\d)/)
const five = is(() => DEFAULT_RATING)
const redirect: Own = ({ value }) =>
  expect(LOGIN_REDIRECT_DELAY).toBe(Number(value) < 1_000 ? Number(value) * 1_000 : value)
const cached: Own = ({ value }) => expect(currentUser().staleTime).toBe(Number(value) * 60_000)
const phoneBounded: Own = async ({ value }) => {
  const registered = async (emergencyPhone: string) => {
    const asked = await scene.prepare(world.app, 'POST /api/events/{id}/register')
    const body = { ...(asked.body as object), emergencyPhone }
    return (
      await scene.make(world.app, 'POST /api/events/{id}/register', { ...asked, body }, asked.owner)
    ).status
  }
  const longest = '+91 (0) 832 240-5555'
  expect(longest.length).toBe(value)
  expect([await registered(longest), await registered(`${longest}5`)]).toEqual([200, 400])
}
const oneMessage: Own = () => {
  notify({ title: 'Older' })
  notify({ title: 'Newer' })
  expect(shownNotice()?.title).toBe('Newer')
}
/** The browser’s own: no date picker of ours is on the page. */
const ownPicker: Own = async () =>
  expect(await world.html('/events/new', 'user')).toContain('type="date"')
const emptySlots: Own = async () => {
  for (const position of ['directory-bottom', 'sidebar'])
    expect((await json(world.app.get(`/api/slots?position=${position}`))).html).not.toContain('4.5')
}

const OWN: Record<string, Own> = {
  'hero.claimedListings': noClaim,
  'marketing.claim': noClaim,
  routes: async ({ value }) => {
    for (const path of value as string[]) {
      const filled = path.replace('{id}', '1').replace('{slug}', 'first-steps')
      expect([200, 302], path).toContain(await statusOf(filled))
    }
  },
  'submitListing.editQueryParameter': async ({ value }) =>
    expect(await world.text(`/submit-listing?${value}={pending}`, 'user')).toContain(
      'Edit Your Listing',
    ),
  'fallback.code': is(() => statusOf('/no-such-page')),
  'signIn.path': async ({ value }) => {
    for (const path of ['/', '/submit-listing', '/auth', '/admin', '/listing/{listing}'])
      expect(
        hrefs(await world.html(path)).some((href) => href.startsWith(String(value))),
        path,
      ).toBe(true)
  },
  'footer.categories': async ({ value }) => {
    const linked = hrefs(await foot()).flatMap((href) => /category=(.*)/.exec(href)?.[1] ?? [])
    expect(linked).toEqual(value)
  },
  'footer.place': async ({ value }) => expect(await foot()).toContain(value),
  'footer.anchors': async ({ holds }) =>
    expect(hrefs(await foot())).toEqual(expect.arrayContaining(holds as string[])),
  'quickActions.count': is(async () => {
    const html = await world.html('/')
    const list = html.slice(html.indexOf('quick-list'))
    return count(list.slice(0, list.indexOf('</ul>')), '<li')
  }),
  // Above what its style sheet leaves out; tests/e2e/frame.spec.ts looks at it in a browser.
  'quickActions.floatFromWidth': is(() => 1 + Number(/max-width: (\d+)px/.exec(QUICK_HELP)?.[1])),
  'quickActions.floatFromHeight': is(() => 1 + Number(/max-height: (\d+)px/.exec(QUICK_HELP)?.[1])),
  'home.categoryPlaceholders': CATEGORY_PLACEHOLDERS,
  'home.placeholders.categories': CATEGORY_PLACEHOLDERS,
  'home.categoryAnchor': async ({ value }) =>
    expect(await world.html('/')).toContain(`id="${value}"`),
  'home.blogAnchor': async ({ value }) => expect(await world.html('/')).toContain(`id="${value}"`),
  'category.countSingular': async () => {
    const text = await world.text('/')
    expect(text).toMatch(/\b1 listing\b(?!s)/)
    expect(text).toMatch(/\b0 listings\b/)
  },
  'home.featuredCount': async ({ value }) => {
    for (let n = 0; n < 9; n += 1)
      await buildListing(world.app.db, {
        name: `Goa ${n}`,
        phone: '112',
        region: n < 5 ? 'Goa' : 'Kerala',
      })
    const found = (await json(world.app.get('/api/listings/featured'))) as { region: string }[]
    expect(found).toHaveLength(Number(value))
    expect(found.filter(({ region }) => region === 'Goa').length).toBeGreaterThanOrEqual(4)
  },
  'home.latestPosts': latestPosts,
  'home.latestPosts.limit': latestPosts,
  'home.faqQuestions': is(async () => {
    const faq = jsonLdOf(await world.html('/'))
      .map((one) => JSON.stringify(one))
      .join()
    return count(faq, '"@type":"Question"')
  }),
  'map.centre.lat': goa('latitude'),
  'map.centre.lng': goa('longitude'),
  'map.zoom': goa('zoom'),
  'map.default.lat': goa('latitude'),
  'map.default.lng': goa('longitude'),
  'map.default.zoom': goa('zoom'),
  'map.presetPositions': noPresets,
  'map.default.presetMarkers': noPresets,
  'geoMeta.lat': async ({ value }) =>
    expect(await world.html('/')).toContain(`content="${value};74.1240"`),
  'geoMeta.lng': async () => expect(await world.html('/')).toContain('content="15.2993, 74.1240"'),
  'directory.sponsoredSampleCards': emptySlots,
  'directory.sampleCardRating': noSampleRating,
  'rating.sampleCard': noSampleRating,
  'directory.skeletonGrid': is(skeletons('grid')),
  'directory.skeletonList': is(skeletons('list')),
  'skeleton.grid': is(skeletons('grid')),
  'skeleton.list': is(skeletons('list')),
  'directory.queryParameters': () => {
    const state = readDirectory(new URLSearchParams('category=doctors&search=goa'))
    expect(state).toMatchObject({ category: 'doctors-specialists', search: 'goa' })
  },
  'directory.pageSize': is(() => listingsOn('/directory?category=support-groups')),
  'directory.pageSizeChosen': is(() => listingsOn('/directory?category=support-groups&size=24')),
  'listing.latestReviews': latestReviews,
  'listing.latestReviews.limit': latestReviews,
  'listing.meanFromReviews': async ({ value }) => {
    const page = async (reviewCount: number) => {
      const { id } = await buildListing(world.app.db, { rating: 3.5, reviewCount })
      return world.text(`/listing/${id}`)
    }
    expect(await page(Number(value))).toContain('3.5')
    expect(await page(Number(value) - 1)).not.toContain('3.5')
  },
  'blog.maxTags': tags,
  'blog.cardTags.limit': tags,
  'blog.dateFormat': dateFormat,
  'blog.dates': dateFormat,
  'events.tabs': is(
    async () =>
      new Set(
        hrefs(await world.html('/events?view=calendar')).filter((href) =>
          /^\/events(\?view=(all|calendar))?$/.test(href),
        ),
      ).size,
  ),
  'events.calendarTitlesPerDay': perDay,
  'events.calendarCell.limit': perDay,
  'events.calendarWeek': is(async () => {
    const html = await world.html('/events?view=calendar')
    return [...html.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, cell = '']) =>
      textOf(cell).trim().slice(0, 3),
    )
  }),
  'events.structuredData': machineEvents,
  'events.structuredData.limit': machineEvents,
  'events.breadcrumbs': async ({ value }) => {
    const text = await world.text('/events')
    for (const crumb of value as string[]) expect(text).toContain(crumb)
  },
  'dashboard.redirectDelay': redirect,
  'dashboard.loginRedirectDelay': redirect,
  'login.redirectDelay': redirect,
  'rating.outOf': async ({ value }) =>
    expect(await world.text('/dashboard/likes', 'user')).toMatch(
      new RegExp(`Rating: [\\d.]+/${value} \\(\\d+ reviews\\)`),
    ),
  'admin.forbiddenCode': async ({ value }) =>
    expect(await world.text('/admin', 'user')).toContain(`${value} - Access Forbidden`),
  'admin.tabs': holds(
    async () =>
      new Set(
        hrefs(await world.html('/admin', 'admin')).filter((href) =>
          /^\/admin(\/(submissions|listings|import|events|blog|ads|messages|reviews|users|mail))?$/.test(
            href,
          ),
        ),
      ).size,
  ),
  'admin.recentSubmissions': recent('latestSubmissions'),
  'admin.recentMessages': recent('latestMessages'),
  'admin.recent.limit': recent('latestMessages'),
  'filterState.category.default': is(() => readDirectory(new URLSearchParams()).category),
  // The address leaves it out, which says the same.
  'filterState.region.default': async () => {
    expect(readDirectory(new URLSearchParams()).region).toBe('')
    const all = await json(world.app.get('/api/listings'))
    expect(await json(world.app.get('/api/listings?region='))).toEqual(all)
  },
  'review.minimum': ratings(1, 0),
  'review.maximum': ratings(5, 6),
  'rating.scaleMinimum': ratings(1, 0),
  'rating.scaleMaximum': ratings(5, 6),
  'rating.decimals': oneDecimal,
  'rating.shownDecimals': oneDecimal,
  'rating.default': five,
  'review.form.defaultRating': five,
  'review.defaultRating': five,
  'review.stars': is(() => RATINGS.length),
  'places.states': holds(() => STATES.length),
  'review.text.maxLength': bounded('POST /api/listings/{id}/reviews', 'reviewText', 'owner'),
  'contact.message.maxLength': bounded('POST /api/contact', 'message', 'guest'),
  'submission.description.maxLength': bounded('POST /api/submissions', 'description', 'owner'),
  'adminNotes.maxLength': bounded('PATCH /api/submissions/{id}/status', 'adminNotes', 'admin', {
    status: 'rejected',
  }),
  'post.content.maxLength': bounded('POST /api/blog', 'content', 'admin'),
  'freeText.minLength': async () => {
    const { owner, path } = await scene.prepare(world.app, 'POST /api/listings/{id}/reviews')
    const write = async (reviewText: string) =>
      (await owner.send('POST', path, { rating: 5, reviewText })).status
    expect([await write('\u200b'), await write('a')]).toEqual([400, 200])
  },
  'listingSubmission.userId.maxLength': async () =>
    expect(tables.listingSubmissions.userId.dataType).toBe('number'),
  'ad.durationPresets': presets,
  'ad.presets': presets,
  'newsletter.submittingText': async () =>
    expect((await import('../../web/parts/newsletter/words.ts')).words.subscribing).toBe(
      'Subscribing...',
    ),
  'post.readTimeInvalid': is(() => toReadTime('abc')),
  'post.readTimeDefault': is(async () => {
    const { readTime: _left, ...post } = scene.POST
    return (await json(world.admin.send('POST', '/api/blog', post))).readTime
  }),
  'post.categories': async ({ value }) => {
    for (const category of value as string[])
      expect(
        (await world.admin.send('POST', '/api/blog', { ...scene.POST, category })).status,
      ).toBe(200)
    expect(
      (await world.admin.send('POST', '/api/blog', { ...scene.POST, category: 'news' })).status,
    ).toBe(400)
  },
  'places.minimumCharacters': fewestLetters,
  'suggestions.minimumQuery': fewestLetters,
  'places.maximumSuggestions': mostPlaces,
  'suggestions.maximum': mostPlaces,
  'ad.customDurationMinimum': durations(1, 0),
  'ad.custom.minimum': durations(1, 0),
  'ad.customDurationMaximum': durations(365, 366),
  'ad.custom.maximum': durations(365, 366),
  'ad.budgetInvalid': is(() => toBudget('abc')),
  'ad.customDurationInvalid': is(async () =>
    (await import('../../shared/advertising/days.ts')).daysOfSpan({
      duration: 'custom',
      days: 'abc',
    }),
  ),
  'ad.default.type': is(async () => (await plainAd()).type),
  'ad.default.position': is(async () => (await plainAd()).position),
  'ad.default.isActive': is(async () => (await plainAd()).isActive),
  'ad.default.budget': is(async () => (await plainAd()).budget),
  'ad.default.clickTarget': is(async () => (await plainAd()).clickTarget),
  'ad.default.start': async () =>
    expect(Math.abs(Date.now() - Date.parse((await plainAd()).startDate))).toBeLessThan(60_000),
  'ad.default.duration': is(async () => {
    const { startDate, endDate } = await plainAd()
    expect(DEFAULT_DAYS).toBe(30)
    return (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000
  }),
  'import.fileExtension': async ({ value }) => {
    const file = async (name: string) =>
      (
        await sendForm(
          world.app,
          'POST',
          '/api/admin/listings/import',
          csvForm(csvOf([ROW]), name),
          world.admin.cookie,
        )
      ).status
    expect([await file(`list${value}`), await file('list.txt')]).toEqual([200, 400])
  },
  'import.templateFileName': async ({ value }) =>
    expect(
      (await world.admin.get('/api/admin/listings/template')).headers.get('content-disposition'),
    ).toContain(value),
  'import.formField': async ({ value }) => {
    const form = new FormData()
    form.set(String(value), new File([csvOf([{ ...ROW, name: 'Field' }])], 'a.csv'))
    expect(
      (await sendForm(world.app, 'POST', '/api/admin/listings/import', form, world.admin.cookie))
        .status,
    ).toBe(200)
  },
  'registration.ageMinimum': ages(1, 0),
  'participant.ageMinimum': ages(1, 0),
  'registration.ageMaximum': ages(120, 121),
  'participant.ageMaximum': ages(120, 121),
  'submission.categories': async ({ value, holds }) => {
    expect(CATEGORIES.map(({ slug }) => slug).toSorted()).toEqual((holds as string[]).toSorted())
    const user = await signInAs(world.app)
    for (const category of value as string[])
      expect(
        (await user.send('POST', '/api/submissions', { ...scene.SUBMISSION, category })).status,
      ).toBe(200)
  },
  'directory.categoryFilters': async ({ holds }) => {
    const html = await world.html('/directory')
    for (const slug of (holds as string[]).slice(1)) expect(html).toContain(slug)
  },
  'currentUser.cache': cached,
  'currentUser.cacheTime': cached,
  'currentUser.retries': is(() => Number(defaults.queries?.retry)),
  'data.staleTime': () => expect(defaults.queries?.staleTime).toBe(Infinity),
  'data.refetchOnFocus': is(() => defaults.queries?.refetchOnWindowFocus),
  'data.polling': is(() => defaults.queries?.refetchInterval ?? false),
  'data.retries': is(() => Number(defaults.mutations?.retry)),
  'data.unauthorised': async ({ value }) => {
    const client = createQueryClient(
      async () => new Response('', { status: Number(value) }),
      'http://x',
    )
    expect(await client.fetchQuery(currentUser())).toBeNull()
  },
  'listings.answerMaximum': async ({ value }) => {
    await many(Number(value))
    const answer = await world.app.get('/api/listings')
    expect((await answer.json()) as unknown[]).toHaveLength(Number(value))
    expect(answer.headers.get('link')).toContain(`offset=${value}`)
    expect(answer.headers.get('x-total-count')).toBe('1000+')
  },
  'listings.limitMaximum': async ({ value }) =>
    expect([
      await statusOf(`/api/listings?limit=${value}`),
      await statusOf(`/api/listings?limit=${Number(value) + 1}`),
    ]).toEqual([200, 400]),
  'adminList.answerMaximum': async ({ value }) => {
    await many(Number(value))
    const answer = await world.admin.get('/api/admin/listings')
    expect((await answer.json()) as unknown[]).toHaveLength(Number(value))
    expect(answer.headers.get('link')).toContain(`offset=${value}`)
    expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThan(Number(value))
  },
  'toast.duration': is(() => MESSAGE_DURATION),
  'toast.swipeThreshold': is(() => MESSAGE_SWIPE),
  'toast.hotkey': is(() => MESSAGE_KEY),
  currency: () => expect(toBudget('₹1,50,000')).toBe(150_000),
  'import.progressPercent': async () => {
    const rows = [
      { ...ROW, name: 'Half' },
      { ...ROW, region: 'X' },
    ]
    const answer = await sendForm(
      world.app,
      'POST',
      '/api/admin/listings/import?duplicates=create',
      csvForm(csvOf(rows)),
      world.admin.cookie,
    )
    const { summary } = await answer.json()
    expect((summary.successful / summary.total) * 100).toBe(50)
  },
  'emergency.number': async ({ value }) =>
    expect(hrefs(await world.html('/'))).toContain(`tel:${value}`),
  // Yellow, green and red are the tokens of what waits, is well and is wrong.
  'dashboard.statusColours': async ({ value }) => {
    const html = await world.html('/dashboard/listings', 'user')
    for (const [status, look] of Object.entries({
      pending: 'warn',
      approved: 'good',
      rejected: 'bad',
    })) {
      expect(Object.keys(value as object)).toContain(status)
      expect(html).toMatch(
        new RegExp(`badge-${look}"[^>]*>(?:<svg[\\s\\S]*?</svg>)?\\s*${status}`, 'i'),
      )
    }
  },
  'admin.percentDecimals': () => expect(dashboardWords.rate(12.345)).toMatch(/^12\.[0-9]\s?%$/),
  'toast.visible': oneMessage,
  'toast.limit': oneMessage,
  'eventRegistration.emergencyContact.maxLength': bounded(
    'POST /api/events/{id}/register',
    'emergencyContact',
    'owner',
  ),
  'eventRegistration.emergencyPhone.maxLength': phoneBounded,
  'datePicker.weekStart': ownPicker,
  'datePicker.monthNavigation': ownPicker,
  'datePicker.months': ownPicker,
  fieldLengths: async () => {
    const { rows } = await world.app.db.execute(
      sql`select from information_schema.columns where table_schema = 'public' and character_maximum_length is not null`,
    )
    expect(rows.length).toBeGreaterThan(50)
  },
  'blog.skeleton': is(() =>
    count(drawPage({ page: createElement(Blog), path: '/blog' }), 'class="post-row"'),
  ),
  'skeleton.blog': is(() =>
    count(drawPage({ page: createElement(Blog), path: '/blog' }), 'class="post-row"'),
  ),
  'home.featuredPlaceholders': is(waiting('Featured Listings', 'Latest Articles', 'class="card"')),
  'home.placeholders.listings': is(waiting('Featured Listings', 'Latest Articles', 'class="card"')),
  'home.postPlaceholders': is(waiting('Latest Articles', 'Stay Updated', 'class="post-row"')),
  'home.placeholders.posts': is(waiting('Latest Articles', 'Stay Updated', 'class="post-row"')),
}

/** More listings than one answer holds. */
async function many(number: number): Promise<void> {
  const { categoryId } = await buildListing(world.app.db)
  await world.app.db.execute(sql`
    insert into listings (name, category_id, description, is_approved, published_at)
    select 'Many ' || n, ${categoryId}, 'One of many.', true, now() from generate_series(1, ${number}::int) n`)
}
