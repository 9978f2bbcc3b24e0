import { beforeAll, describe, expect, test } from 'vitest'
import { directoryPath } from '../shared/listings/directory.ts'
import { createStarterSearch, namesIn, type StarterSearch } from './support/starter-search.ts'

/** What autistic adults type for themselves, against the starter content. */

let find: StarterSearch['find']
beforeAll(async () => {
  ;({ find } = await createStarterSearch())
})

describe('the calm card comes', () => {
  test.each([
    "I can't speak right now",
    'I cannot speak',
    "I can't talk",
    'going nonverbal',
    'losing speech',
    'meltdown',
    'shutdown',
    'autistic shutdown',
    'too loud',
    'everything is too loud',
    'sensory overload',
    'sensory overload what to do',
    'shutdown meltdown adult',
    'burnout',
  ])('for "%s", with a sentence to show', async (search) => {
    const { danger, answers } = await find(search)
    expect(danger?.topic).toBe('exhaustion')
    expect(danger?.show.text).toContain(
      'I cannot speak right now. Please stay with me. If I am in danger',
    )
    expect(answers.map(({ path }) => path)).toEqual(['/help-now'])
  })

  test('and says what its last link leads to: no group there is run by autistic people', async () => {
    const { danger } = await find('burnout')
    expect(danger?.links.at(-1)).toEqual({
      to: directoryPath({ category: 'support-groups' }),
      label: 'Groups of families, and helplines',
    })
  })
})

test.each(['my son cannot speak', 'child not speaking', 'does not talk', 'non verbal child'])(
  'of a child, "%s" is about speech, and no card comes',
  async (search) => {
    const { danger, listings, answers } = await find(search)
    expect(danger).toBeNull()
    expect(listings[0]?.name).toContain('District Early Intervention Centre')
    expect(answers[0]?.title).toContain('Early signs of autism')
  },
)

test.each([
  'I cannot speak Konkani',
  "I can't speak English",
  'i cannot talk on phone',
  "I can't talk to my doctor",
])('"%s" is another matter', async (search) => {
  expect((await find(search)).danger).toBeNull()
})

test('help with a meltdown is what says "behaviour", and the note does not call it a problem', async () => {
  for (const search of ['meltdown', 'my son has meltdowns']) {
    const { note, listings } = await find(search)
    expect(note.meanings[0]?.meant).toBe('help in distress')
    expect(listings.map(({ id }) => id).toSorted()).toEqual(
      (await find('behaviour problems')).listings.map(({ id }) => id).toSorted(),
    )
  }
})

test.each(['shutdown', 'autistic shutdown', 'too loud', 'everything is too loud'])(
  '"%s" finds sensory rooms first',
  async (search) => {
    const { note, listings } = await find(search)
    expect(note.leftOut).toEqual([])
    expect(listings[0]?.name).toContain('Sensory room')
    expect(listings[0]?.remark).toBeNull()
    const remarks = listings.map(({ remark }) => remark)
    expect(remarks).toContainEqual(expect.stringContaining('nothing about sensory overload'))
  },
)

test.each([
  ['meet other autistic people', 'groups of autistic people'],
  ['autistic community', 'groups of autistic people'],
  ['support group of autistic people', 'groups of autistic people'],
  ["women's group", 'groups for women'],
  ['women autistic group', 'groups for women'],
  ['peer support', 'meetup'],
  ['autistic adults group', 'groups of autistic adults'],
])('"%s": that none of the listings is a %s is said', async (search, meant) => {
  const { note, listings } = await find(search)
  expect(note.unsaid).toContain(meant)
  expect(listings.map(({ category }) => category)).not.toContain('autism-friendly-places')
})

test.each(['somebody who answers email', 'someone who answers emails', 'replies to email'])(
  '"%s" finds who has an email address',
  async (search) => {
    const { note, listings } = await find(search)
    expect(note.reachedBy).toBe('email')
    expect(listings.length).toBeGreaterThan(5)
    expect(listings[0]?.email).toContain('@')
  },
)

test('"supported employment" finds all that "employment" finds', async () => {
  const { listings } = await find('employment goa')
  const supported = await find('supported employment goa')
  expect(supported.listings).toHaveLength(listings.length)
  for (const { id } of listings)
    expect(supported.listings).toContainEqual(expect.objectContaining({ id }))
})

describe('a diagnosis for an adult', () => {
  const SECTION = 'Where can an adult ask for a diagnosis?'

  test.each([
    'adult diagnosis',
    'autism assessment adult',
    'adult autism diagnosis',
    'where can i get diagnosed as an adult',
    'where can adults get diagnosed',
    'late diagnosed',
    'late diagnosed woman goa',
    'women autism diagnosis goa',
    'autism diagnosis for women',
    'autism diagnosis 34 year old',
    'am i autistic',
    'i think i am autistic',
  ])('"%s" has what is for everybody before what is for children', async (search) => {
    const { answers, listings, note } = await find(search)
    expect(answers.map(({ title }) => title)).toEqual([SECTION])
    expect(note.unsaid).toContain('diagnosis for adults')
    const psychiatry = listings.find(({ name }) => name.includes('(IPHB)'))
    expect(psychiatry?.remark).toBe(
      'Says “Psychiatry”, nothing about diagnosis for adults: please ask.',
    )
    const isForChildren = listings.map(({ name }) => /Child|Paediatric/.test(name))
    expect(isForChildren).toEqual(isForChildren.toSorted())
  })

  test.each(['adult ADHD assessment Goa', 'where can an adult be diagnosed', 'adult ADHD Goa'])(
    '"%s" has the psychiatric hospital first, as the article has',
    async (search) => {
      const { answers, listings } = await find(search)
      expect(listings[0]?.name).toContain('(IPHB)')
      expect(answers.map(({ title }) => title)).toEqual([SECTION])
    },
  )

  test.each(['ADHD test for adults', 'ADHD adults Vasco', 'could I have ADHD'])(
    '"%s": that none says it tests adults for ADHD is said',
    async (search) => {
      const { listings, note } = await find(search)
      expect(note.unsaid).toContain('ADHD in adults')
      expect(listings[0]?.remark).toBe(
        'Says “Psychiatry”, nothing about ADHD in adults: please ask.',
      )
      expect(namesIn({ listings })).not.toContain('Latika Roy')
    },
  )

  test('whoever only gets diagnosed is not told what to do after it', async () => {
    const { answers } = await find('get diagnosed')
    expect(answers.map(({ title }) => title)).toContain(SECTION)
    expect(answers.map(({ title }) => title).join()).not.toContain('Just diagnosed')
  })

  test('a therapist for adults is nobody who is named after children', async () => {
    const { listings } = await find('speech therapy for adults')
    const isForChildren = listings.map(({ name }) => / Child(ren)? /.test(name))
    expect(isForChildren).toEqual(isForChildren.toSorted())
  })
})

describe('who writes rather than calls', () => {
  test.each([
    'write to someone',
    'text instead of call',
    'message instead of calling',
    'without calling',
    'contact form',
  ])('finds with "%s" those with an email address, and nothing on calls', async (search) => {
    const { answers, listings, note } = await find(search)
    expect(note).toMatchObject({ intents: ['email'], reachedBy: 'email', excluded: [] })
    expect(listings.every(({ email }) => email)).toBe(true)
    expect(answers.map(({ title }) => title).join()).not.toContain('call')
  })

  test.each(['contact form', 'contact us'])('"%s" has our own page first', async (search) => {
    expect((await find(search)).answers[0]?.path).toBe('/contact')
  })
})

describe('a doctor or psychologist for adults', () => {
  test.each(['gp', 'general physician', 'physician'])(
    '"%s" finds the general hospital, and says that no listing is one',
    async (search) => {
      const { listings, note } = await find(search)
      expect(listings[0]?.name).toContain('Goa Medical College and Hospital')
      expect(note.unsaid).toContain('general doctor')
    },
  )

  test.each(['psychologist goa', 'adult psychologist goa', 'psychologist panaji'])(
    '"%s" finds psychiatry and who works on mental health, and says so',
    async (search) => {
      const { listings } = await find(search)
      const remarks = new Map(listings.map(({ name, remark }) => [name.split(',')[0], remark]))
      expect(remarks.get('Institute of Psychiatry and Human Behaviour (IPHB)')).toBe(
        'Says “Psychiatry”, nothing about psychologist: please ask.',
      )
      // Nobody knows where to ask.
      expect(remarks.get('Sangath')).toBe('Says “mental health”, nothing about psychologist.')
    },
  )

  test('of psychologists those named after children are last for adults', async () => {
    const { listings } = await find('psychologist for adults')
    expect(namesIn({ listings: listings.slice(0, 5) })).not.toMatch(/[Cc]hild|Young/)
  })
})

test.each([
  ['complaint', 'disability rights law'],
  ['discrimination', 'disability rights law'],
  ['legal help', 'disability rights law'],
  ['rights at work', 'Autistic at work'],
  ['reasonable accommodation', 'disability rights law'],
  ['workplace accommodation', 'Autistic at work'],
])('"%s" has the two commissions first, and the article on "%s"', async (search, title) => {
  const { answers, listings } = await find(search)
  expect(answers[0]?.title).toContain(title)
  expect(listings[0]?.name).toContain('State Commission for Persons with Disabilities')
  expect(namesIn({ listings: listings.slice(1, 3) })).toContain('Chief Commissioner')
})

describe('a helpline to write to', () => {
  test.each([
    'chat',
    'chat helpline',
    'text helpline',
    'helpline by message',
    'write to a helpline',
  ])('"%s" leads to what we know of one', async (search) => {
    const { answers, listings } = await find(search)
    expect(answers.map(({ title }) => title)).toEqual(['Is there a helpline I can write to?'])
    expect(listings[0]?.name).toBe('Nayi Disha Resource Centre')
    expect(listings[1]?.remark).toContain('nothing about text or chat')
    expect(listings.map(({ name }) => name).join()).not.toContain('Information Centre')
  })

  test.each(['m chat', 'mchat', 'm-chat'])('"%s" is a screening tool', async (search) => {
    expect((await find(search)).answers[0]?.title).toContain('what M-CHAT is')
  })
})

test.each(['phone number to call now', 'number to call now', 'who can I call now', 'urgent help'])(
  '"%s" has help now first',
  async (search) => {
    const { danger, answers } = await find(search)
    expect(danger?.calls[0]?.number).toBe('112')
    expect(answers[0]?.path).toBe('/help-now')
  },
)

test('that none says it is for women is said, though women founded one', async () => {
  const { note } = await find('autistic women')
  expect(note.unsaid).toContain('women')
  const group = (await find('women')).listings.find(({ name }) => name.includes('Group home'))
  expect(group?.remark).toContain('Does not mention “women”')
})

test('a sensory room is no quiet room', async () => {
  const { note, listings } = await find('quiet room')
  expect(note.unsaid).toEqual(['quiet room'])
  for (const { remark } of listings) expect(remark).toMatch(/^Says “.*”, nothing about quiet room/)
  expect((await find('sensory room')).note.unsaid).toEqual([])
})

test.each(['write to a counsellor', 'write to the commission'])(
  '"%s" asks for an email address',
  async (search) => {
    const { note, reachable } = await find(search)
    expect(note.intents).toContain('email')
    expect(reachable?.by).toBe('email')
  },
)

test('somebody to talk to in a town is a counsellor, not all that is there', async () => {
  const { listings } = await find('someone to talk to mapusa')
  expect(listings.map(({ remark }) => remark)).toEqual([
    'A school: this may be for its pupils only.',
  ])
})

test.each([
  ['quiet place goa', 'Lourdes Convent', 'nothing about quiet place'],
  ['meetup', 'Navkshitij', 'nothing about meetup'],
  ['am i autistic', 'Forum for Autism', 'Says “diagnosis”, nothing about diagnosis for adults'],
])('"%s": a listing of another kind, %s, says what it mentions', async (search, name, remark) => {
  const { listings } = await find(search)
  expect(listings.find((listing) => listing.name.includes(name))?.remark).toContain(remark)
})

test('who wants to write and not call is offered an address, and no number', async () => {
  const { note, reachable } = await find('therapist I can write to not call')
  expect(note.leftOut).toEqual([])
  expect(note.intents).toContain('email')
  expect(note.intents).not.toContain('phone')
  expect(reachable).toMatchObject({ by: 'email', total: 3 })
})

test('in a crisis nobody is sent to a line for insurance claims', async () => {
  const names = namesIn(await find('crisis'))
  expect(names).toContain('Tele-MANAS')
  expect(names).not.toContain('Niramaya')
})

test('a number that may be an age is not said to be missing', async () => {
  const { note } = await find('job training for me, I am autistic, 24, Ponda')
  expect(note.unsaid).not.toContain('24')
})

test.each(['panic attack goa', 'panic attack panaji', 'shutdown near old goa', 'meltdown goa'])(
  'a place takes the calm card from nobody: "%s"',
  async (search) => {
    expect((await find(search)).danger?.topic).toBe('exhaustion')
  },
)

test('below the card of a panic attack stand who helps with it near there', async () => {
  expect(namesIn(await find('panic attack goa'))).toContain('Institute of Psychiatry')
})

test.each(['depressed autistic adult', 'anxious autistic adult'])(
  '"%s" is about mental health, which is said, and not about autism alone',
  async (search) => {
    const { note, listings } = await find(search)
    expect(note.leftOut).toEqual([])
    expect(note.meanings[0]?.meant).toBe('mental health')
    expect(namesIn({ listings: listings.slice(0, 3) })).toContain('Institute of Psychiatry')
  },
)

test.each([
  'where can i get assessed as an adult in goa',
  'who diagnoses autism in adults in goa',
  'autism assessment in adults goa',
])('"%s" is about a grown-up person', async (search) => {
  const { answers, listings } = await find(search)
  expect(answers[0]?.title).toBe('Where can an adult ask for a diagnosis?')
  expect(namesIn({ listings: listings.slice(0, 2) })).toContain('Institute of Psychiatry')
})

test.each(['disability certificate for autistic woman 34', 'help for women', 'sensory room woman'])(
  '"%s" tells of no violence',
  async (search) => {
    const { answers } = await find(search)
    expect(answers.map(({ title }) => title)).not.toContain(
      'Who helps a woman who is hurt or afraid?',
    )
  },
)

test.each([
  'email only support',
  'counselling by email',
  "can't talk on the phone",
  'i hate phone calls',
  'text helpline',
])('"%s" is led to ways to write, and to numbers to call last', async (search) => {
  const { answers, listings } = await find(search)
  expect(answers[0]?.title).toBe('Is there a helpline I can write to?')
  expect(listings[0]?.phone ?? '').not.toMatch(/^\d{1,5}$/)
})

test('who does not want to see a psychiatrist is shown others, and told so', async () => {
  const { listings, note } = await find('i dont want to see a psychiatrist')
  expect(note.excluded).toEqual(['psychiatrist'])
  expect(note.words).toEqual([])
  expect(listings.length).toBeGreaterThan(0)
})

test('WhatsApp alone finds who says that they use it, and beside a need chooses nothing', async () => {
  const alone = await find('whatsapp')
  expect(alone.listings.map(({ name }) => name)).toEqual(['Nayi Disha Resource Centre'])
  expect(alone.note).toMatchObject({ intents: ['phone', 'whatsapp'], reachedBy: null })
  const therapist = await find('therapist whatsapp')
  expect(therapist.total).toBe((await find('therapist')).total)
  expect(therapist.note.leftOut).toEqual([])
})

test.each(['run by autistic adults', 'group run by autistic people', 'autistic led'])(
  '"%s": that none says so is said',
  async (search) => {
    const { note, listings } = await find(search)
    expect(note.unsaid[0]).toMatch(/^groups of autistic (people|adults)$|^autistic led$/)
    for (const { remark } of listings) expect(remark).toMatch(/nothing about groups of autistic/)
  },
)

test.each([
  'what after school for 19 year old goa',
  'life after school',
  'after leaving school 19 goa',
])('"%s" asks for what comes after it', async (search) => {
  const { note, listings } = await find(search)
  expect(note.meanings.map(({ meant }) => meant)).not.toContain('after-school activities')
  expect(namesIn({ listings: listings.slice(0, 3) })).toContain('Vocational')
})

test.each(['autism assessment for friend', 'adult autism assessment for a friend of 27 in Goa'])(
  '"%s" is not about what is friendly',
  async (search) => {
    const { answers, note } = await find(search)
    expect(note.leftOut).toEqual([])
    expect(answers.map(({ title }) => title).join()).not.toMatch(/film/i)
  },
)

test('who does not mention the condition that was asked for says so', async () => {
  const { listings } = await find('ADHD doctor Margao')
  const remarks = listings.map(({ name, remark }) => [name.startsWith('Sethu'), remark])
  expect(remarks).toContainEqual([true, null])
  expect(
    remarks.filter(([, remark]) => remark === 'Does not mention “ADHD”: please ask.').length,
  ).toBeGreaterThan(2)
})

test('what was online in the lockdown is found, with the year of the report', async () => {
  const { listings } = await find('online sessions autistic adults Goa')
  const owlHouse = listings.find(({ name }) => name.startsWith('The Owl House'))
  expect(owlHouse?.description).toContain('reported in 2020')
})
