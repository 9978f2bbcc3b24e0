import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, vi } from 'vitest'
import { ApiError } from '../../web/api.ts'
import '../../web/notices/mutation-cache.ts'
import { notify, shownNotice, type Notice } from '../../web/notices/notice.ts'
import {
  approveListing,
  deleteListing,
  seedCategories,
  unapproveListing,
} from '../../web/queries/admin/listings.ts'
import {
  createAdvertisement,
  deleteAdvertisement,
  editAdvertisement,
} from '../../web/queries/advertising/advertisements.ts'
import { createPost, deletePost, editPost } from '../../web/queries/blog/changes.ts'
import { setLike } from '../../web/queries/likes/like-changes.ts'
import { sendMessage } from '../../web/queries/admin/messages.ts'
import { subscribe } from '../../web/queries/newsletter.ts'
import { cancelRegistration, register } from '../../web/queries/events/registrations.ts'
import { writeReview } from '../../web/queries/reviews/review-changes.ts'
import { signOut } from '../../web/queries/accounts/sign-out.ts'
import { decideSubmission, editSubmission, submitListing } from '../../web/queries/submissions.ts'
import { currentUser } from '../../web/queries/admin/users.ts'
import { createQueryClient } from '../../web/query-client.ts'
import { Said } from '../../web/pages/admin/queue/undo.tsx'
import { postWords } from '../../web/parts/post/words.ts'
import { Time } from '../../web/ui/time.tsx'
import { csvForm } from '../support/csv.ts'
import { buildEvent, buildListing, buildPost } from '../support/factories.ts'
import { CHILD } from '../support/participants.ts'
import { sendForm } from '../support/pictures.ts'
import { exercise, rowsOf, type Row } from './rows.ts'
import { ADVERTISEMENT, MESSAGE, POST, REGISTRATION, REVIEW, SUBMISSION } from './scene.ts'
import { openWorld, type Visitor, type World } from './world.ts'

/** Each text of the frozen rows, seen: on a page as the server draws it, in an answer, or as the message a change leaves. */

interface Message extends Row {
  text: string | null
  pattern?: string
  kind: string
  where: string[]
  when: string
  used?: boolean
}

let world: World
beforeAll(async () => {
  world = await openWorld()
})

exercise<Message>('messages', 'answer', (row) => {
  const own = OWN[row.id]
  if (own) return () => own(row)
  const left = LEFT[row.id]
  if (left) return () => expectLeft(row, left)
  const [path, who] = PAGE_OF_ROW[row.id] ?? PAGE_OF[row.where[0] ?? ''] ?? []
  return path === undefined ? undefined : () => expectDrawn(row, path, who)
})

const found = (row: Message) =>
  row.pattern
    ? new RegExp(
        row.pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\\\{\w+\\\}/g, '.+?'),
      )
    : (WORDS[row.id] ??
      (row.kind === 'badge' ? new RegExp(row.text ?? '', 'i') : (row.text ?? /nothing/)))

async function expectDrawn(row: Message, path: string, who?: Visitor): Promise<void> {
  const text = path.startsWith('empty ')
    ? world.emptyText(path.slice(6))
    : await world.text(path, who)
  expect(text).toMatch(found(row))
}

type At = [path: string, who?: Visitor]

/** Where a row’s words for a place lead. */
const PAGE_OF: Record<string, At> = {
  site: ['/'],
  footer: ['/'],
  header: ['/'],
  'header user menu': ['/dashboard', 'user'],
  'quick actions': ['/'],
  'fallback screen': ['/no-such-page'],
  'every page': ['/'],
  '/': ['/'],
  '/ category card': ['/'],
  '/ featured listings': ['/'],
  '/ featured card': ['/'],
  '/ Interactive Map chips': ['/'],
  '/ article card': ['/'],
  'map preview': ['/'],
  '/directory': ['/directory'],
  '/directory card': ['/directory'],
  '/listing/{id}': ['/listing/{listing}'],
  '/listing/{id} location card': ['/listing/{listing}'],
  '/blog': ['/blog'],
  '/contact': ['/contact'],
  '/about': ['/about'],
  '/submit-listing': ['/submit-listing', 'user'],
  '/events': ['/events'],
  '/events card': ['/events'],
  '/events calendar': ['/events?view=calendar'],
  '/events breadcrumbs': ['/events'],
  'registration dialog': ['/events/{event}/register', 'admin'],
  'registration form': ['/events/{event}/register', 'admin'],
  '/dashboard': ['/dashboard', 'user'],
  '/dashboard Event Registrations': ['/dashboard', 'user'],
  '/dashboard My Listings': ['/dashboard/listings', 'user'],
  '/dashboard Liked Listings': ['/dashboard/likes', 'user'],
  '/auth': ['/auth'],
  '/admin': ['/admin', 'admin'],
  '/admin Ads': ['/admin/ads', 'admin'],
  '/admin Ads dialog': ['/admin/ads', 'admin'],
  '/admin Blog form': ['/admin/blog/new', 'admin'],
  '/admin CSV Import': ['/admin/import', 'admin'],
  '/admin CSV Import requirements note': ['/admin/import', 'admin'],
  'listing cards': ['/directory'],
  'review dialog': ['/listing/{listing}'],
}

/** Where the state matters. */
const PAGE_OF_ROW: Record<string, At> = {
  'messages-011': ['/dashboard', 'admin'],
  'messages-014': ['/dashboard', 'admin'],
  'messages-033': ['empty /'],
  'messages-045': ['empty /'],
  'messages-049': ['empty /'],
  'messages-051': ['/directory?category=therapists'],
  'messages-074': ['/events?view=calendar&month={month}'],
  'messages-053': ['/directory?search=zzzzqqq'],
  'messages-058': ['/listing/999999'],
  'messages-063': ['/submit-listing?edit={pending}', 'user'],
  'messages-064': ['/submit-listing'],
  'messages-069': ['/events?view=all'],
  'messages-136': ['/events?view=all'],
  'messages-072': ['/events/{full}', 'user'],
  'messages-075': ['empty /events'],
  'messages-076': ['empty /events?view=all'],
  'messages-083': ['/dashboard'],
  'messages-086': ['empty /dashboard'],
  'messages-092': ['empty /dashboard/listings'],
  'messages-095': ['empty /dashboard/likes'],
  'messages-098': ['/admin'],
  'messages-099': ['/admin', 'user'],
  'messages-124': ['empty /admin/ads'],
  'messages-131': ['/events/{past}/register', 'user'],
  'messages-132': ['/events/{closed}/register', 'user'],
  'messages-133': ['/events/{full}/register', 'user'],
  'messages-134': ['/events/{full}/register', 'user'],
  'messages-143': ['/listing/{listing}'],
  'messages-144': ['/listing/{listing}'],
  'messages-189': ['/dashboard'],
  'messages-193': ['/dashboard'],
  'messages-194': ['/dashboard'],
}

/** Where the specification names a text without giving its words: what it says here. */
const WORDS: Record<string, RegExp> = {
  'messages-009': /Skip to/,
  'messages-012': /Sign in/i,
  'messages-049': /./,
  'messages-054': /advertis/i,
  'messages-061': /compassion.*community.*accessib/is,
  'messages-064': /sign in/i,
  'messages-092': /first listing/i,
  'messages-095': /directory/i,
  'messages-097': /save.*event.*submit.*dashboard/is,
  'messages-100': /Meera/,
  'messages-152': /comma.*true.*false/is,
}

/** A change, what it sends, and what it is answered when all is well. */
type Change = [change: object, sent: unknown, answered: unknown]

const AD = { ...ADVERTISEMENT, start: '2026-11-22T10:00', duration: '30', days: '', picture: '' }
const READ = { id: 1, updatedAt: '2026-11-22T10:00:00.000Z' }

const CHANGES: Record<string, Change> = {
  signOut: [signOut(), undefined, { returnTo: '/' }],
  like: [
    setLike({ id: 1, likeCount: 0, name: 'Asha School' }),
    true,
    { isLiked: true, likeCount: 1 },
  ],
  unlike: [
    setLike({ id: 1, likeCount: 1, name: 'Asha School' }),
    false,
    { isLiked: false, likeCount: 0 },
  ],
  review: [writeReview(1), REVIEW, { state: 'shown' }],
  message: [sendMessage(async () => ({})), MESSAGE, { state: 'sent' }],
  submit: [submitListing(), SUBMISSION, {}],
  edit: [editSubmission(1), SUBMISSION, {}],
  decide: [decideSubmission(READ), { status: 'approved' }, {}],
  approve: [approveListing(1), undefined, {}],
  unapprove: [unapproveListing(1), undefined, {}],
  delete: [deleteListing(1), undefined, null],
  createPost: [createPost(), POST, {}],
  editPost: [editPost(1, READ.updatedAt, () => false), POST, {}],
  deletePost: [deletePost(1), undefined, null],
  subscribe: [subscribe(() => ''), { email: 'a@example.org' }, {}],
  seed: [seedCategories(), undefined, { count: 8 }],
  createAd: [createAdvertisement(), AD, {}],
  editAd: [editAdvertisement({ ...ADVERTISEMENT, ...READ } as never), AD, {}],
  deleteAd: [deleteAdvertisement(1), undefined, null],
  register: [register(1), REGISTRATION, {}],
  cancel: [cancelRegistration({ id: 1 }, () => {}), undefined, {}],
}

/** Which change leaves the message of a row, when it is done or when it failed without a word of the server. */
const LEFT: Record<string, [change: string, end: 'done' | 'failed']> = {
  'messages-159': ['signOut', 'failed'],
  'messages-160': ['like', 'failed'],
  'messages-161': ['review', 'failed'],
  'messages-162': ['message', 'failed'],
  'messages-163': ['edit', 'failed'],
  'messages-164': ['submit', 'failed'],
  'messages-165': ['decide', 'failed'],
  'messages-166': ['approve', 'failed'],
  'messages-167': ['unapprove', 'failed'],
  'messages-168': ['delete', 'failed'],
  'messages-169': ['createPost', 'failed'],
  'messages-170': ['editPost', 'failed'],
  'messages-171': ['deletePost', 'failed'],
  'messages-172': ['subscribe', 'failed'],
  'messages-173': ['seed', 'failed'],
  'messages-174': ['seed', 'failed'],
  'messages-175': ['createAd', 'failed'],
  'messages-176': ['editAd', 'failed'],
  'messages-177': ['deleteAd', 'failed'],
  'messages-185': ['register', 'failed'],
  'messages-186': ['register', 'failed'],
  'messages-187': ['cancel', 'failed'],
  'messages-188': ['cancel', 'failed'],
  'messages-208': ['signOut', 'done'],
  'messages-209': ['signOut', 'done'],
  'messages-210': ['like', 'done'],
  'messages-211': ['like', 'done'],
  'messages-212': ['unlike', 'done'],
  'messages-213': ['unlike', 'done'],
  'messages-214': ['review', 'done'],
  'messages-215': ['review', 'done'],
  'messages-216': ['subscribe', 'done'],
  'messages-217': ['subscribe', 'done'],
  'messages-218': ['message', 'done'],
  'messages-219': ['submit', 'done'],
  'messages-220': ['edit', 'done'],
  'messages-222': ['seed', 'done'],
  'messages-224': ['createAd', 'done'],
  'messages-225': ['editAd', 'done'],
  'messages-226': ['deleteAd', 'done'],
  'messages-229': ['register', 'done'],
  'messages-230': ['register', 'done'],
  'messages-231': ['cancel', 'done'],
  'messages-232': ['cancel', 'done'],
}

/** The message that a change leaves, as the page would show it. */
async function expectLeft(row: Message, [name, end]: [string, 'done' | 'failed']): Promise<void> {
  const [made, sent, answered] = CHANGES[name]!
  const isDone = end === 'done'
  // Without a word of ours in the answer, the fallback of the row stands.
  const answer = isDone ? Response.json(answered) : new Response('no', { status: 500 })
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer.clone())
  notify({ title: 'Before' })
  const client = createQueryClient(globalThis.fetch)
  const mutation = client.getMutationCache().build(client, made as never)
  await mutation.execute(sent as never).catch(() => {})
  fetch.mockRestore()
  const { title, text, look }: Notice = shownNotice()!
  expect([title, text], JSON.stringify(shownNotice())).toContain(row.text)
  expect(look === 'bad').toBe(!isDone)
}

/** On none of the pages that could show it. */
const isNowhere = async ({ text }: Message) => {
  for (const path of ['/', '/directory', '/listing/{listing}'])
    expect(await world.text(path)).not.toContain(text)
}
const refusedBy = (path: string, body: object, who?: 'user') => async (row: Message) => {
  const answer = await (who ? world.user : world.app).send('POST', path, body)
  expect(JSON.stringify(await answer.json())).toContain(row.text)
}
const aged = (participantAge: number) => async (row: Message) => {
  const { id } = await buildEvent(world.app.db)
  const child = { ...CHILD, participantAge }
  await refusedBy(`/api/events/${id}/register`, child, 'user')(row)
}

const OWN: Record<string, (row: Message) => unknown> = {
  // It follows from a setting, and stands on both forms.
  'messages-003': async () => {
    for (const [path, who] of [
      ['/contact', 'guest'],
      ['/submit-listing', 'user'],
    ] as const)
      expect(await world.html(path, who)).toContain('https://donate.example/saath')
  },
  // Only when the data makes it true (rulings 2, 11).
  'messages-005': isNowhere,
  'messages-006': isNowhere,
  'messages-233': isNowhere,
  'messages-147': isNowhere,
  // The database holds no published post without a date; what is drawn of one says so.
  'messages-059': async (row) => {
    const draft = { slug: 'undated', publishedAt: null }
    await expect(buildPost(world.app.db, draft)).rejects.toThrow()
    expect(Time({ of: null, missing: postWords.dateMissing })).toBe(row.text)
  },
  // Of an answer in a queue it is said once, where it can be undone (docs/design.md, "Lists people work through").
  'messages-221': (row) => {
    const decision = {
      id: 1,
      kind: 'submission.approve',
      subject: null,
      subjectId: 1,
      mailAt: null,
    }
    expect(renderToStaticMarkup(createElement(Said, { decision } as never))).toContain(row.text)
  },
  'messages-139': refusedBy('/api/newsletter', { email: '' }),
  'messages-140': refusedBy('/api/newsletter', { email: 'parent' }),
  'messages-142': async (row) => {
    const { id } = await buildListing(world.app.db)
    await refusedBy(`/api/listings/${id}/reviews`, { rating: 5, reviewText: ' ' }, 'user')(row)
  },
  'messages-151': async (row) => {
    const form = new FormData()
    const { cookie } = world.admin
    const answer = await sendForm(world.app, 'POST', '/api/admin/listings/import', form, cookie)
    expect((await answer.json()).message).toBe(row.text)
  },
  'messages-149': async (row) => {
    const { cookie } = world.admin
    const form = csvForm('a', 'listings.xlsx')
    const answer = await sendForm(world.app, 'POST', '/api/admin/listings/import', form, cookie)
    expect((await answer.json()).message).toBe(row.text)
  },
  'messages-153': aged(0),
  'messages-154': aged(121),
  'messages-157': () => expect(new ApiError(418, 'short').message).toBe('418: short'),
  'messages-158': (row) => expectLeft(row, ['signOut', 'failed']),
  'messages-198': async (row) => {
    const answer = await world.user.get('/api/user/submissions/999999')
    expect((await answer.json()).message).toBe(row.text)
  },
  // Each empty state has a row of its own: none is left out.
  'messages-204': () => {
    const states = rowsOf<Message>('messages').filter(({ kind }) => kind === 'empty-state')
    expect(states.length).toBe(11)
  },
  'messages-207': () => {
    for (const [row, [, end]] of Object.entries(LEFT)) expect([row, end]).toContain(end)
    expect(Object.values(LEFT).filter(([, end]) => end === 'done').length).toBeGreaterThan(20)
  },
  'messages-206': async () => {
    const client = createQueryClient(async () => new Response('', { status: 500 }), 'http://x')
    await client.prefetchQuery(currentUser())
    expect(client.getQueryData(currentUser().queryKey)).toBeUndefined()
    expect(shownNotice()?.title).not.toBe('500')
  },
  'messages-223': async (row) => {
    for (const [name, said] of Object.entries({
      createPost: 'created',
      editPost: 'updated',
      deletePost: 'deleted',
    }))
      await expectLeft({ ...row, text: `Blog post ${said} successfully!` }, [name, 'done'])
  },
  'messages-234': async () => expect(await world.html('/')).toContain('href="tel:112"'),
}
