import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { SearchAnswer } from '../../../shared/search/search.ts'
import { MOST_PHRASE_WORDS, MOST_SEARCH_RULES } from '../../../shared/search/rule-kinds.ts'
import type {
  SearchMiss,
  SearchRule,
  SearchRuleChange,
  SearchRulePreview,
} from '../../../shared/search/search-rules.ts'
import { createTestApp, signInAs, type SignedIn, type TestApp } from '../../../tests/support/app.ts'
import { emptyDatabase } from '../../../tests/support/database.ts'
import { buildListing, buildPost, buildSearchRule } from '../../../tests/support/factories.ts'
import {
  auditLog,
  listings,
  searchMisses,
  searchRuleChanges,
  searchRules,
} from '../../db/schema.ts'
import { LONGEST_PHRASE } from '../../search/vocabulary.ts'
import { keepOwnPages } from '../../services/answers/own-pages.ts'
import { foldRulesAgain } from '../../services/search-rules/stored.ts'
import { recordMissed } from '../../services/search-rules/misses.ts'

let app: TestApp
let admin: SignedIn
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await keepOwnPages(await emptyDatabase())
  admin = await signInAs(app, { role: 'admin' })
})

const PATH = '/api/admin/search-rules'
const SYNONYM = { kind: 'synonym', phrase: 'Water Play', concept: 'occupational therapy' }

const create = (fields: object) => admin.send('POST', PATH, fields)
async function created(fields: object = SYNONYM): Promise<SearchRule> {
  const answer = await create(fields)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const fieldsOf = async (answer: Response) =>
  ((await answer.json()) as { fields: Record<string, string> }).fields
const readAs = async <What>(path: string) => (await (await admin.get(path)).json()) as What
const search = async (words: string, more = '') =>
  (await (
    await app.get(`/api/search?search=${encodeURIComponent(words)}${more}`)
  ).json()) as SearchAnswer
const found = async (words: string) => (await search(words)).listings.map(({ name }) => name)
const changes = () => readAs<SearchRuleChange[]>(`${PATH}/changes`)
const undo = (id: number | undefined) => admin.send('POST', `${PATH}/changes/${id}/undo`)

describe('a synonym', () => {
  test('holds from the next search on, is said, and ends with it', async () => {
    await buildListing(app.db, { name: 'Asha', description: 'Occupational therapy.' })
    expect(await found('water play')).toEqual([])
    const { id } = await created()
    expect(await found('WATER play')).toEqual(['Asha'])
    expect((await search('water play')).note.meanings).toEqual([
      { typed: 'water play', meant: 'occupational therapy' },
    ])
    expect((await search('water play', '&exact=true')).total).toBe(0)
    await admin.send('DELETE', `${PATH}/${id}`)
    expect(await found('water play')).toEqual([])
  })

  test('may be other words, which are searched beside those typed', async () => {
    await buildListing(app.db, { name: 'Sand', description: 'A splash pool.' })
    await buildListing(app.db, { name: 'Sea', description: 'Water play on Sundays.' })
    await created({ kind: 'synonym', phrase: 'water play', words: 'splash pool, hydro pool' })
    expect((await found('water play')).toSorted()).toEqual(['Sand', 'Sea'])
  })

  test('stands above the vocabulary, within a search and in any case', async () => {
    await buildListing(app.db, { name: 'Leap', description: 'Physiotherapy.', town: 'Mapusa' })
    await created({ kind: 'synonym', phrase: 'OT', concept: 'physiotherapy' })
    expect(await found('o.t. near mapusa')).toEqual(['Leap'])
  })

  test('is no longer than the search looks for', () => {
    expect(MOST_PHRASE_WORDS).toBeLessThanOrEqual(LONGEST_PHRASE)
  })

  test.each([
    [{ phrase: '  ' }, 'phrase'],
    [{ phrase: 'for my' }, 'phrase'],
    [{ phrase: 'one two three four five six' }, 'phrase'],
    [{ phrase: 'x'.repeat(81) }, 'phrase'],
    [{ concept: 'flying' }, 'concept'],
    [{ concept: '' }, 'concept'],
    [{ words: 'play' }, 'words'],
    [{ phrase: 'OT' }, 'concept'],
    [{ concept: '', words: 'a, b, c, d, e, f, g' }, 'words'],
    [{ concept: '', words: 'water play' }, 'words'],
    [{ concept: '', words: ',' }, 'words'],
  ])('%j is refused at its field', async (fields, field) => {
    const answer = await create({ ...SYNONYM, ...fields })
    expect(answer.status).toBe(400)
    expect(Object.keys(await fieldsOf(answer))).toEqual([field])
    expect(await app.db.$count(searchRules)).toBe(0)
  })

  test.each([
    [{ phrase: 'kill myself' }, 'phrase'],
    [{ phrase: 'die' }, 'phrase'],
    [{ phrase: 'hit' }, 'phrase'],
    [{ phrase: 'marna' }, 'phrase'],
    [{ phrase: 'cure' }, 'phrase'],
    [{ phrase: 'helpline' }, 'phrase'],
    [{ phrase: 'Tele MANAS' }, 'phrase'],
    [{ phrase: '1-0-9-8' }, 'phrase'],
    [{ concept: '', words: 'suicide' }, 'words'],
    [{ concept: '', words: 'play, my son is missing' }, 'words'],
  ])('%j belongs to people in danger and is refused', async (fields, field) => {
    const answer = await create({ ...SYNONYM, ...fields })
    expect(answer.status).toBe(400)
    expect((await fieldsOf(answer))[field]).toContain('danger')
  })

  test('changes nothing about a card of danger that its words stand beside', async () => {
    await created({ kind: 'synonym', phrase: 'quiet room', words: 'library' })
    const { danger } = await search('quiet room i want to die')
    expect(danger).toEqual((await search('i want to die')).danger)
    expect(danger?.topic).toBe('self-harm')
  })

  test('stands once for words that are searched alike', async () => {
    await created()
    const answer = await create({ ...SYNONYM, phrase: 'WATER  PLAY', concept: 'physiotherapy' })
    expect(answer.status).toBe(400)
    expect(Object.keys(await fieldsOf(answer))).toEqual(['phrase'])
    // What holds it is the table.
    await expect(buildSearchRule(app.db)).rejects.toThrow()
  })

  test('is compared as searches are now, after a version that compares otherwise', async () => {
    await buildListing(app.db, { name: 'Asha', description: 'Occupational therapy.' })
    await buildSearchRule(app.db, { folded: 'water-play' })
    const two = await buildSearchRule(app.db, { folded: 'WATER PLAY' })
    expect(await found('water play')).toEqual([])
    await foldRulesAgain(app.db)
    expect(await found('water play')).toEqual(['Asha'])
    const [other] = await app.db.select().from(searchRules).where(eq(searchRules.id, two.id))
    expect(other?.folded).toBe('WATER PLAY')
  })

  test(`there are ${MOST_SEARCH_RULES} at most`, async () => {
    await app.db.insert(searchRules).values(
      Array.from({ length: MOST_SEARCH_RULES }, (_, i) => ({
        kind: 'synonym' as const,
        phrase: `word${i}`,
        folded: `word${i}`,
        concept: 'physiotherapy',
      })),
    )
    expect((await create(SYNONYM)).status).toBe(409)
    expect((await create({ kind: 'pin', phrase: 'play', answers: ['/help-now'] })).status).toBe(200)
  })

  test('a change names the version that was read', async () => {
    const { id, updatedAt } = await created()
    const rule = { ...SYNONYM, concept: 'physiotherapy' }
    const edit = (version: string) => admin.send('PUT', `${PATH}/${id}`, { version, rule })
    const changed = await edit(updatedAt)
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({ concept: 'physiotherapy' })
    expect((await edit(updatedAt)).status).toBe(409)
    expect((await admin.send('PUT', `${PATH}/999`, { rule })).status).toBe(404)
    const pin = { kind: 'pin', phrase: 'x y', answers: ['/help-now'] }
    expect((await admin.send('PUT', `${PATH}/${id}`, { rule: pin })).status).toBe(404)
  })

  test('a preview says what is found now and would be, and saves nothing', async () => {
    await buildListing(app.db, {
      name: 'Asha',
      description: 'Occupational therapy.',
      town: 'Mapusa',
    })
    const answer = await admin.send('POST', `${PATH}/preview`, SYNONYM)
    expect((await answer.json()) as SearchRulePreview).toEqual({
      before: { total: 0, first: [] },
      after: { total: 1, first: ['Asha, Mapusa'] },
      pinned: [],
    })
    expect(await app.db.$count(searchRules)).toBe(0)
    expect(await app.db.$count(searchMisses)).toBe(0)
  })
})

const pin = (fields: object) => ({ kind: 'pin', phrase: 'first steps', ...fields })
const first = async (words: string, more?: string) => (await search(words, more)).pinned[0]?.path

describe('a pin', () => {
  test('puts listings, articles, their headings and pages first, in the order given', async () => {
    const { id } = await buildListing(app.db, { name: 'Asha', town: 'Mapusa' })
    await buildPost(app.db, { slug: 'first-steps', title: 'First steps', excerpt: 'Begin here.' })
    const address = `https://saath.example/blog/first-steps/?from=mail`
    await created(pin({ answers: ['/help-now', address, `/listing/${id}`] }))
    const { pinned } = await search('the first steps for my child')
    expect(pinned).toEqual([])
    expect((await search('First steps?')).pinned).toMatchObject([
      { kind: 'page', path: '/help-now' },
      { kind: 'article', path: '/blog/first-steps', title: 'First steps', excerpt: 'Begin here.' },
      { kind: 'listing', path: `/listing/${id}`, title: 'Asha', excerpt: 'Mapusa' },
    ])
    expect((await search('first steps', '&offset=12')).pinned).toEqual([])
  })

  test('may be for one place, typed or chosen, and comes before one for wherever', async () => {
    await created(pin({ phrase: 'autism school', answers: ['/about'] }))
    await created(pin({ phrase: 'autism school', place: 'Mapusa, Goa', answers: ['/help-now'] }))
    expect(await first('autism school')).toBe('/about')
    expect(await first('autism school in Mapusa')).toBe('/help-now')
    expect(await first('school for autism', '&near=mapusa')).toBeUndefined()
    expect(await first('autism school', '&near=mapusa')).toBe('/help-now')
    expect(await first('autism school panaji')).toBe('/about')
  })

  test('may name its place in its words', async () => {
    await created(pin({ phrase: 'school goa', answers: ['/about'] }))
    expect((await search('school goa')).pinned).toHaveLength(1)
    expect((await search('school')).pinned).toEqual([])
  })

  test('is not for what is paid for, not approved or not there', async () => {
    const paid = await buildListing(app.db, { name: 'Paid', isSponsored: true })
    const waiting = await buildListing(app.db, { name: 'Waiting', isApproved: false })
    const answers = [`/listing/${paid.id}`, `/listing/${waiting.id}`, '/blog/nothing']
    const fields = await fieldsOf(await create(pin({ answers })))
    expect(fields['answers.0']).toContain('paid')
    expect(Object.keys(fields)).toEqual(['answers.0', 'answers.1', 'answers.2'])
    expect(await app.db.$count(searchRules)).toBe(0)
  })

  test.each([
    [{ answers: [] }, 'answers.0'],
    [{ answers: ['', ' '] }, 'answers.0'],
    [{ answers: ['/about', '', '/nothing'] }, 'answers.2'],
    [{ answers: ['/about', '/contact', '/help-now', '/events'] }, 'answers'],
    [{ answers: ['/about', '/about/'] }, 'answers.1'],
    [{ answers: ['Asha School'] }, 'answers.0'],
    [{ answers: ['/admin'] }, 'answers.0'],
    [{ answers: ['//elsewhere.example/about/x'] }, 'answers.0'],
    [{ answers: ['/about'], place: 'Nowhereville' }, 'place'],
  ])('%j is refused at its field', async (fields, field) => {
    const answer = await create(pin(fields))
    expect(answer.status).toBe(400)
    expect(Object.keys(await fieldsOf(answer))).toEqual([field])
  })

  test('shows nothing of what is unapproved, sponsored or gone since, and the tab says so', async () => {
    const one = await buildListing(app.db, { name: 'One' })
    const two = await buildListing(app.db, { name: 'Two' })
    await buildPost(app.db, { slug: 'first-steps' })
    await created(
      pin({ answers: [`/listing/${one.id}`, `/listing/${two.id}`, '/blog/first-steps'] }),
    )
    await app.db.update(listings).set({ isApproved: false }).where(eq(listings.id, one.id))
    await app.db.update(listings).set({ isSponsored: true }).where(eq(listings.id, two.id))
    await admin.send('DELETE', '/api/blog/1')
    expect((await search('first steps')).pinned).toEqual([])
    const [rule] = await readAs<SearchRule[]>(`${PATH}?kind=pin`)
    expect(rule?.answers.map(({ title, unshown }) => [title, unshown])).toEqual([
      ['One', 'hidden'],
      ['Two', 'sponsored'],
      [null, 'hidden'],
    ])
  })

  test('does not stand below a card of danger, and takes nothing from what does', async () => {
    const plain = await search('i want to die')
    expect(plain.answers.map(({ path }) => path)).toEqual(['/help-now'])
    await created(pin({ phrase: 'i want to die', answers: ['/help-now'] }))
    expect(await search('i want to die')).toEqual(plain)
  })

  test('a preview names its answers beside what is found', async () => {
    await buildListing(app.db, { name: 'Asha', description: 'First steps.' })
    const answer = await admin.send('POST', `${PATH}/preview`, pin({ answers: ['/about'] }))
    expect(await answer.json()).toMatchObject({
      before: { total: 1, first: ['Asha'] },
      pinned: [{ path: '/about' }],
    })
  })
})

describe('what was done to them', () => {
  test('is written down with the words it was about', async () => {
    const { id } = await created()
    await admin.send('PUT', `${PATH}/${id}`, { rule: { ...SYNONYM, concept: 'physiotherapy' } })
    await admin.send('DELETE', `${PATH}/${id}`)
    const acts = await app.db.select().from(auditLog).orderBy(auditLog.id)
    expect(acts.map(({ action, detail, adminId }) => [action, detail, adminId])).toEqual(
      ['create', 'edit', 'delete'].map((act) => [
        `search-rule.${act}`,
        'Water Play',
        admin.user.id,
      ]),
    )
  })

  test('each of it can be undone, the newest first', async () => {
    const { id } = await created()
    await admin.send('PUT', `${PATH}/${id}`, { rule: { ...SYNONYM, concept: 'physiotherapy' } })
    await admin.send('DELETE', `${PATH}/${id}`)
    const [deleted, edited, made] = await changes()
    expect([deleted, edited, made].map((change) => change?.canUndo)).toEqual([true, false, false])
    expect((await undo(edited?.id)).status).toBe(409)

    expect((await undo(deleted?.id)).status).toBe(200)
    const [back] = await readAs<SearchRule[]>(`${PATH}?kind=synonym`)
    expect(back).toMatchObject({ id, concept: 'physiotherapy', phrase: 'Water Play' })
    expect((await undo(deleted?.id)).status).toBe(409)

    expect((await undo(edited?.id)).status).toBe(200)
    const [before] = await readAs<SearchRule[]>(`${PATH}?kind=synonym`)
    expect(before?.concept).toBe('occupational therapy')

    expect((await undo(made?.id)).status).toBe(200)
    expect(await app.db.$count(searchRules)).toBe(0)
    expect(await app.db.$count(auditLog, eq(auditLog.action, 'search-rule.undo'))).toBe(3)
  })

  test('is not undone where the words have been taken since, nor after a day', async () => {
    const { id } = await created()
    await admin.send('DELETE', `${PATH}/${id}`)
    await created({ ...SYNONYM, concept: 'physiotherapy' })
    const deleted = (await changes()).find(({ action }) => action === 'search-rule.delete')
    expect((await undo(deleted?.id)).status).toBe(400)
    const old = new Date(Date.now() - 25 * 3_600_000)
    await app.db.update(searchRuleChanges).set({ createdAt: old })
    expect((await undo(deleted?.id)).status).toBe(409)
    expect(await changes()).toEqual([])
    expect((await undo(999)).status).toBe(404)
  })

  test('two admins who write the same words at once make one rule', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(SYNONYM)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect(await app.db.$count(searchRules)).toBe(1)
  })
})

const kept = () => app.db.select().from(searchMisses)
const settled = (concept: string) =>
  expect.poll(() => app.db.$count(searchMisses, eq(searchMisses.concept, concept))).toBe(1)

describe('what was understood and not found', () => {
  test('is kept as concept, place and day, once a day', async () => {
    await buildListing(app.db, { name: 'Asha', town: 'Panaji', description: 'Yoga.' })
    await search('hostel in mapusa')
    await settled('hostel')
    await search('chhatravas mapusa')
    await search('my secret word')
    await search('speech therapy')
    await settled('speech therapy')
    const rows = await kept()
    expect(rows.map(({ concept, placeId }) => [concept, placeId]).toSorted()).toEqual([
      ['hostel', 'mapusa'],
      ['speech therapy', ''],
    ])
    expect(Object.keys(rows[0] ?? {})).toEqual(['concept', 'placeId', 'day'])
  })

  test('is not what was found, what a filter left out, where somebody is, a search in danger, or a guessed town', async () => {
    await buildListing(app.db, { name: 'Asha', town: 'Mapusa', description: 'A hostel.' })
    await search('hostel mapusa')
    await search('physiotherapy', '&phone=true')
    await search('physiotherapy', '&mode=online')
    await search('physiotherapy i want to die')
    await search('physiotherapy margoa')
    await search('speech therapy', '&near=15.6,73.8')
    await settled('speech therapy')
    expect((await kept()).map(({ concept, placeId }) => [concept, placeId])).toEqual([
      ['speech therapy', ''],
    ])
  })

  test('a search is answered when it cannot be kept', async () => {
    await app.db.execute('alter table search_misses rename to hidden')
    try {
      expect((await app.get('/api/search?search=hostel')).status).toBe(200)
    } finally {
      await app.db.execute('alter table hidden rename to search_misses')
    }
  })

  test('is shown from five days on', async () => {
    const missed = { concepts: ['hostel', 'not of ours'], placeId: 'mapusa' }
    for (let day = 1; day <= 4; day += 1)
      await recordMissed(app.db, missed, new Date(`2026-11-0${day}T06:00:00Z`))
    await recordMissed(app.db, missed, new Date('2026-11-04T09:00:00Z'))
    expect(await readAs<SearchMiss[]>(`${PATH}/misses`)).toEqual([])
    await recordMissed(app.db, missed, new Date('2026-11-09T06:00:00Z'))
    expect(await readAs<SearchMiss[]>(`${PATH}/misses`)).toEqual([
      {
        concept: 'hostel',
        place: { id: 'mapusa', label: 'Mapusa, Bardez taluka, Goa' },
        days: 5,
        lastDay: '2026-11-09',
      },
    ])
  })
})
