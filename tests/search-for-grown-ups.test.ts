import { beforeAll, expect, test } from 'vitest'
import { createStarterSearch, namesIn, type StarterSearch } from './support/starter-search.ts'

/** What brothers, sisters and parents of grown-ups type, against the starter content. */

let find: StarterSearch['find']
beforeAll(async () => {
  ;({ find } = await createStarterSearch())
})

const first = async (search: string, count = 1) =>
  namesIn({ listings: (await find(search)).listings.slice(0, count) })

test.each([
  'day centre mapusa',
  'day centre for adults with autism near mapusa',
  'day center goa',
  'adult day care goa',
  'day care for adults goa',
  'somewhere to go in the day goa',
  'where can my brother spend his day goa',
  'my sister sits at home all day goa',
])('"%s" finds who has a day care, and no sessions on a beach', async (search) => {
  expect(await first(search)).toContain('Lokvishwas Pratishthan (main campus')
  expect(namesIn(await find(search))).not.toMatch(/Miramar|Psychiatry/)
})

test('a crèche is no day centre', async () => {
  const { note } = await find('creche for 2 year old goa')
  expect(note.meanings.map(({ meant }) => meant)).toEqual(['day care'])
})

const HOMES = ['hostel goa', 'residential care goa', 'residential home goa']
const HOMES_OF_ADULTS = [
  'home for adults goa',
  'residential home for autistic adults goa',
  'homes for disabled adults goa',
]
test('each wording of a home finds the same', async () => {
  const found = await Promise.all([...HOMES, ...HOMES_OF_ADULTS].map((search) => find(search)))
  const names = found.map(({ listings }) => listings.map(({ name }) => name).toSorted())
  for (const some of names) expect(some).toEqual(names[0])
  expect(names[0]).toHaveLength(5)
})

test.each(HOMES_OF_ADULTS)('"%s": that no hostel is said to be one is said', async (search) => {
  const { listings, note } = await find(search)
  expect(note.unsaid).toContain('assisted living')
  expect(listings[0]?.remark).toContain('Says “hostel”, nothing about assisted living')
})

test.each([
  'my brother is 19 and just left special school in mapusa what next',
  'he finished his school 20 years old goa',
  'passed out of special school goa',
  'after special school goa',
])('"%s" asks for what comes after it, not for a school', async (search) => {
  const { answers, listings } = await find(search)
  expect(namesIn({ listings: listings.slice(0, 3) })).toContain('Vocational')
  expect(answers.map(({ title }) => title).join()).not.toMatch(/special school|just diagnosed/i)
})

test.each([
  'i am 34 and think i am autistic, where can i get assessed in goa without a phone call',
  'self diagnosed autistic adult goa',
  'online assessment autism adult goa',
  'think i have adhd at 34 goa',
  'ADHD at 34',
  'autism assessment 27 goa',
])('"%s" is read as an adult\'s assessment', async (search) => {
  const { answers } = await find(search)
  expect(answers[0]?.title).toBe('Where can an adult ask for a diagnosis?')
  expect(await first(search)).toContain('Institute of Psychiatry')
})

test.each([
  'who will look after my brother when our parents die',
  'parents are getting old',
  'we are getting old',
  'after us',
  'after parents death',
])('"%s" is about life after parents', async (search) => {
  const { answers, listings } = await find(search)
  // Whoever names a brother or a sister finds what is written for siblings, too.
  const others = answers.filter(({ path }) => !path.startsWith('/blog/brothers-and-sisters'))
  expect(others.map(({ title }) => title).toSorted()).toEqual([
    'After 18: legal guardianship in plain words',
    'Respite, and life after parents',
  ])
  expect(namesIn({ listings })).toMatch(/group home/i)
  expect(await first(search, 3)).not.toContain('Old Goa')
})

test.each(['non verbal adult', 'somewhere for a 19 year old boy who speaks little'])(
  '"%s" is not answered with the signs of a toddler',
  async (search) => {
    const { answers, total } = await find(search)
    expect(total).toBeGreaterThan(0)
    expect(answers.map(({ title }) => title).join()).not.toMatch(/early signs/i)
  },
)

test('a sheltered workshop is work, and no event', async () => {
  const { answers, listings } = await find('sheltered workshop goa')
  expect(answers.filter(({ kind }) => kind === 'event')).toEqual([])
  expect(listings[0]?.remark).toContain('Says “vocational”, nothing about sheltered workshop')
})

test.each(['bank account for disabled brother', 'will and trust', 'making a will'])(
  '"%s" leads to guardianship, and leaves nothing out',
  async (search) => {
    const { answers, listings, note } = await find(search)
    expect(answers[0]?.title).toContain('legal guardianship')
    expect(namesIn({ listings })).toContain('The National Trust')
    expect(note.leftOut).toEqual([])
  },
)

test('who is registered with the National Trust is no matter of a hospital', async () => {
  const { answers } = await find('national trust registered organisation goa')
  expect(answers.map(({ title }) => title).join()).not.toContain('NIMHANS')
})

test.each(['viklang pension kaise milegi', 'विकलांग पेंशन', 'pension'])(
  '"%s" is answered by the section on the pension',
  async (search) => {
    expect((await find(search)).answers[0]?.title).toBe(
      'How much is the disability pension in Goa?',
    )
  },
)

test.each(['UDID renewal', 'udid expired turning 18', 'renew disability certificate'])(
  '"%s": that nobody says it is said, and the article on the certificate is named',
  async (search) => {
    const { answers, listings, note } = await find(search)
    expect(note.unsaid).toContain('renewing a disability certificate')
    expect(listings[0]?.remark).toContain('nothing about renewing a disability certificate')
    expect(answers[0]?.path).toContain('/blog/certificate-old-papers-and-private-reports')
  },
)
