import { beforeAll, describe, expect, test } from 'vitest'
import { createStarterSearch, namesIn, type StarterSearch } from './support/starter-search.ts'

/** What led readers to an answer to another question, against the starter content: it must not come. */

let find: StarterSearch['find']
beforeAll(async () => {
  ;({ find } = await createStarterSearch())
})

/** All articles that a search leads to, those of the card of danger, too. */
async function pathsOf(search: string): Promise<string> {
  const { answers, danger } = await find(search)
  return [...answers.map(({ path }) => path), ...(danger?.links ?? []).map(({ to }) => to)].join()
}

const NEVER: Record<string, string[]> = {
  '/blog/stimming-rocking-humming-flapping': ['neighbours construction noise complaint'],
  '/blog/living-alone-and-driving': [
    'what to say to police autism',
    'police stopped me autistic',
    'card to show police i am autistic',
  ],
  '/blog/for-teachers-of-an-autistic-pupil': ['teacher says take him elsewhere'],
  '/blog/while-you-wait-for-an-assessment': ['beta nahi bolta 7 saal'],
  '/blog/early-signs-and-m-chat': ['beta nahi bolta 7 saal'],
  '/blog/aba-for-and-against': ['bitting child how to stop'],
  '/blog/haircut-dentist-and-doctor-visits': ['dant se kaatta hai kya karu'],
  '/blog/disability-certificate-and-udid#h-what-does-the-certificate-cost': [
    'certificate se paise',
    'paise kitne milte hai certificate se',
  ],
  '/blog/tax-and-a-disability#h-which-certificate': ['certificate lagta pension kitna'],
  '/blog/assessment-of-a-school-child': [
    'who sees my disability certificate',
    'who can see my udid',
  ],
  '/blog/when-your-child-hits-you': [
    'pati mujhe marta hai',
    'papa beta ko maarta',
    'marta hai mujhe',
    'bhurgo apnak chavta',
    'police complaint hit disabled',
    'police complaint',
    'somebody hit my son on the street',
    'neighbour beat my autistic brother',
    'kuni tari mazya mulala marle',
  ],
  '/blog/periods-gynaecologist-and-pregnancy': [
    'should i tell interviewer i am autistic',
    'marriage proposal for my son',
    'bete ki shaadi',
    'mazya bhavache lagna',
  ],
  '/blog/when-somebody-takes-my-money': [
    'loan for disabled',
    'apang karj',
    'divyang loan yojana',
    'maharashtra pension apang',
  ],
  '/blog/money-and-help-in-goa': [
    'griha aadhar',
    'widower pension goa',
    'sanjay gandhi niradhar',
    'maharashtra pension apang',
    'ladki bahin yojana',
  ],
  '/blog/when-a-parent-dies': ['apang yojana kolhapur', 'shopkeeper shouted at my son'],
  '/blog/teased-bullied-or-hurt-at-school': ['shopkeeper shouted at my son'],
  '/blog/tax-and-a-disability': ['karnataka pension disability'],
  '/blog/autistic-at-work': [
    'night shift autism child',
    'ratche kaam bhurgyak konn sambhalta',
    'school kadhlo bhurgyak',
    'company mediclaim',
  ],
  '/blog/screens-homework-and-school-refusal': ['bath time screaming'],
  '/help-now': [
    'fired from job',
    'i was fired because i am autistic',
    '100 percent disability help',
  ],
  '/blog/stem-cells-and-the-supreme-court': [
    'my father says autism is not real',
    'girl friend said i am boring',
  ],
  '/events': ['friends online autism', 'group for autistic adults online'],
}

test.each(Object.entries(NEVER).flatMap(([path, searches]) => searches.map((one) => [one, path])))(
  '"%s" does not lead to %s',
  async (search, path) => {
    expect(await pathsOf(search!)).not.toContain(path)
  },
)

const topicOf = async (search: string) => (await find(search)).danger?.topic

test('who tells that a child was hit by another is not thought to be in despair', async () => {
  expect(await topicOf('kuni tari mazya mulala marle')).toBe('violence')
  expect(await topicOf('mi mulala marle mi kunala nako')).toBe('self-harm')
})

test('a scheme called after somebody leads to no school called after another', async () => {
  expect(namesIn(await find('sanjay gandhi niradhar'))).not.toContain('Sanjay')
})

test('a clinic for children is not what is found for an adult, whoever "sees adults"', async () => {
  const { listings } = await find('psychologist who sees adults goa')
  expect(listings[0]?.name).toContain('IPHB')
})

describe('outside Goa', () => {
  test.each(['kolhapur therapy', 'special school kolhapur'])(
    'what is 150 km away across the border stands before what is further in the state: "%s"',
    async (search) => {
      const { listings, note } = await find(search)
      expect(note.further).toBe('around')
      expect(listings[0]?.region).toBe('Goa')
      expect(listings[0]?.distance).toBeLessThanOrEqual(150)
      const far = listings.findIndex(({ distance }) => (distance ?? 999) > 150)
      expect(listings.slice(0, far).every(({ region }) => region === 'Goa')).toBe(true)
    },
  )

  test.each(['special school sindhudurg', 'therapy belgaum'])(
    'of a district beside Goa, for which we have no point, Goa is nearer than the other end of its state: "%s"',
    async (search) => {
      const { listings, note } = await find(search)
      expect([listings[0]?.region, note.further]).toEqual(['Goa', 'around'])
    },
  )

  test('and no office that serves another state is', async () => {
    expect(namesIn(await find('disability commissioner kolhapur'))).not.toMatch(/, Goa\b/)
  })
})

describe('a child who ran off', () => {
  test.each([
    'ran on the road last week',
    'yesterday he ran away',
    'he ran on the road again',
    'son runs on road no fear',
    'beta road pe bhag jata hai',
  ])('and is back, "%s", reads first what prevents it, below whom to call', async (search) => {
    const { danger } = await find(search)
    expect(danger?.calls.map(({ number }) => number)).toEqual(['112', '1098'])
    expect(danger?.links[0]?.to).toBe(
      '/blog/when-a-child-runs-off#h-how-do-i-stop-my-child-running-off',
    )
  })

  test.each([
    'ran on the road',
    'my son ran away from home',
    'ran away again and we cannot find him',
    'ran away yesterday still missing',
    'ran away again',
    'beta phir se bhag gaya',
  ])('and may be missing now, "%s", reads first of help', async (search) => {
    const { danger } = await find(search)
    expect(danger?.links[0]?.to).toBe('/help-now')
  })
})

test.each(['group for autistic adults online', 'group for autistic adults'])(
  'what was held stands behind what can be read now: "%s"',
  async (search) => {
    const { answers } = await find(search)
    expect(answers[0]?.path).toContain('/blog/autistic-as-an-adult')
  },
)

test.each([
  ['bete ka guardian kaun banega agar baap nahi raha', null],
  ['agar me mar gaya', null],
  ['agar', 'Agar'],
  ['special school in agar', 'Agar'],
])('"If" is no town in a sentence: "%s"', async (search, name) => {
  const { note } = await find(search)
  expect(note.place?.name ?? null).toBe(name)
})

test.each(['bhurgo ratcho nidna', 'bhurgo chabta', 'mazo bhurgo uloina'])(
  'what is said in Konkani is no slip of another word: "%s"',
  async (search) => {
    expect((await find(search)).note.corrections).toEqual([])
  },
)

test('a therapist with a number two states on is none for who lives in Curchorem', async () => {
  const { nearest } = (await find('speech therapist curchorem')).reachable ?? {}
  expect(nearest?.region ?? 'Goa').toBe('Goa')
})

test('another scheme is no pension for disabled people', async () => {
  expect((await find('griha aadhar')).note.meanings.map(({ meant }) => meant)).not.toContain(
    'pension',
  )
})
