import { expect, test } from 'vitest'
import { topicsIn } from './danger/recognise.ts'
import { groupsOf } from './groups.ts'
import { readSearch } from './read-search.ts'
import { tokenise } from './tokenise.ts'

const read = (text: string) => readSearch(tokenise(text), { isExact: false })
const parts = (text: string) =>
  read(text).parts.map(({ words, concept }) => concept?.name ?? words.join(' '))
const wanted = (text: string) => groupsOf(read(text), false)
const place = (text: string) => read(text).place?.place.id

test('the longest phrase is the one meant', () => {
  expect(parts('special school')).toEqual(['special school'])
  expect(['raag therapy', 'राग चिकित्सा', 'raag'].map((text) => parts(text))).toEqual([
    ['music therapy'],
    ['music therapy'],
    ['behaviour problems'],
  ])
  expect(parts('speech therapy class')).toEqual(['speech therapy', 'class'])
  expect(parts('mental health')).toEqual(['mental health'])
})

test('phrases of other languages are understood word by word', () => {
  for (const text of ['vishesh shala', 'vixex iskol', 'विशेष विद्यालय', 'khas xallo'])
    expect(parts(text)).toEqual(['special school'])
})

test.each([
  ['special school near margao', 'margao'],
  ['panjim speech therapy', 'panaji'],
  ['doctor in mapuca', 'mapusa'],
  ['autism school 403507', '403507'],
  ['autism school 403 507', '403507'],
  ['school davorlim margao goa', 'davorlim'],
  ['aliganj lucknow speech therapy', 'lucknow'],
  ['bangalore autism centre', 'bengaluru'],
  ['mumbai mein school', 'mumbai'],
  ['2 year old goa', 'goa'],
  ['autism school gaya', 'gaya'],
  ['doctor in gaya', 'gaya'],
  ['special school bola gaya hai goa', 'goa'],
])('%s is about %s', (text, id) => {
  expect(place(text)).toBe(id)
})

test.each([
  'PIN 403507',
  'pin code 403507',
  'pincode: 403 507',
  'Postal code 403507',
  'पिन कोड 403507',
  '403507 pincode',
])('"%s" asks for nothing but the place', (text) => {
  expect(place(text)).toBe('403507')
  expect(parts(`school ${text}`)).toEqual(['school'])
  expect(read(text).parts).toEqual([])
})

test('"pin" and "code" elsewhere are words', () => {
  expect(parts('pin school 403507')).toEqual(['pin', 'school'])
})

test.each([
  ['special school UP', 'uttar-pradesh'],
  ['autism school J&K', 'jammu-and-kashmir'],
  ['special school tn', 'tamil-nadu'],
  ['school MP', 'madhya-pradesh'],
  ['meet up group', undefined],
  ['CATCH UP CLASSES', undefined],
  ['pension up', 'uttar-pradesh'],
  ['up me autism therapy', 'uttar-pradesh'],
  ['up divyang pension', 'uttar-pradesh'],
  ['hospital up autism', 'uttar-pradesh'],
  ['up to 5 years school', undefined],
  ['autism check up', undefined],
  ['speech therapy follow up', undefined],
  ['she is not a grown up', undefined],
  ['school as good', undefined],
  ['bachche ka doctor', undefined],
])('%s is about the state %s', (text, id) => {
  expect(place(text)).toBe(id)
})

test('without a place there is none', () => {
  expect(place('speech therapy for children')).toBeUndefined()
})

test('what tells of danger is read like any other words, so that nothing that was asked is left out', () => {
  expect(parts('my son hits himself')).toContain('self-injury')
  expect(read('help i cant cope').intents).toEqual([])
})

test('what is asked about an entry is no word to search for', () => {
  expect(read('jyot school phone number')).toMatchObject({ intents: ['phone'] })
  expect(read('phone number').parts).toEqual([])
  expect(parts('jyot school phone number')).toEqual(['jyot', 'school'])
  expect(read('therapist near me fees').intents).toEqual(['near-me', 'fees'])
  expect(parts('therapist no phone calls')).toEqual(['therapist'])
  expect(read('therapist no phone calls').intents).toEqual(['email'])
  for (const words of [
    'contact email',
    'no phone only email',
    'email not phone',
    'do not want to phone',
    'without phone call',
  ])
    expect(read(words).intents, words).toEqual(['email'])
  // Needs that only sound like it.
  for (const words of [
    'difficulty in writing',
    'child without speaking',
    'does not eat without phone',
    'phone anxiety',
    'my son cannot call me amma',
  ])
    expect(read(words).intents, words).not.toContain('email')
})

test('"at home" is a wish for a visit, unless it is told where somebody is', () => {
  expect(parts('he is restless at home')).toEqual(['restless'])
  expect(parts('he is autistic, needs therapy at home')).toContain('therapy at home')
  expect(parts('someone to come at home')).toContain('home visits')
})

test('words that join others are left out, unless there are no others', () => {
  expect(parts('i need a hostel for my son')).toEqual(['hostel', 'children'])
  expect(parts('kaise hota hai autism')).toEqual(['autism'])
  expect(parts('we can')).toEqual(['we', 'can'])
})

const excluded = (text: string) => wanted(text).excluded.map(({ typed }) => typed)

test.each([
  ['therapy not aba', ['aba']],
  ['speech therapy without medicine', ['medicine']],
  ['school not a special school', ['special school']],
  ['therapist other than the ABA', ['ABA']],
  ['hospital not private', ['private']],
  ['therapy, dont want aba', ['aba']],
  ['aba nako, speech therapy', ['aba']],
  ['bina dawai ke ilaj', ['dawai']],
  ['therapist outside old goa', ['old goa']],
  ['therapist not in Panaji', ['Panaji']],
  ['special school goa ke bahar', ['goa']],
  ['medicine ke bina therapy chahiye', ['medicine']],
  ['दवा के बिना थेरेपी', ['दवा']],
  ['i do not want aba', ['aba']],
  ['i dont want to see a psychiatrist', ['psychiatrist']],
  ['i do not want to go to a psychiatrist', ['psychiatrist']],
  ['counselling without seeing a psychiatrist', ['psychiatrist']],
  ['school other than jyot', ['jyot']],
  ['aba nako', ['aba']],
  ['therapy except pinnacle', ['pinnacle']],
  ['school that is not residential goa', ['residential']],
  ['no hostel school goa', ['hostel']],
  ['no doctor only therapist goa', ['doctor']],
  ['no schools, adults only', ['schools']],
  ['doctor nahi therapist chahiye', ['doctor']],
  ['pinnacle ke alawa therapy', ['pinnacle']],
  // What somebody cannot do, has not, or is not, is what help is wanted for.
  ['boy 3 without speech margao', []],
  ['can i get certificate without diagnosis', []],
  ['bina certificate pension', []],
  ['single mother without family support goa', []],
  ['does not play with other children', []],
  ['child does not want school', []],
  ['son dont want to go to school', []],
  ['boy not school going', []],
  ['child has no school', []],
  ['he has no school, only home', []],
  ['without doctor referral therapy', []],
  ['not able to sit', []],
  ['child not eating', []],
  ['not toilet trained', []],
  ['my son is not speaking', []],
  ['5 year old not going to school', []],
  ['not autistic but adhd', []],
])('"%s" leaves out %j', (text, without) => {
  expect(excluded(text)).toEqual(without)
})

test.each([
  ['autism assessment 27 goa', 27],
  ['autism assessment goa 27', 27],
  ['speech therapy 14', 14],
  ['autism school class 10', undefined],
  ['special school 10 goa', undefined],
  ['school noida 62', undefined],
  ['therapist ward 16 panaji', undefined],
  ['therapist 30 km', undefined],
  ['trisomy 21 goa', undefined],
])('a number alone behind what is looked for is an age: "%s" %s', (text, age) => {
  expect(read(text).age).toBe(age)
})

test('of what is not wanted the kind is wanted all the same', () => {
  expect(parts('no aba therapy goa')).toEqual(['behaviour therapy', 'therapist'])
  expect(parts('non residential school margao')).toEqual(['hostel', 'school'])
  expect(excluded('non residential school margao')).toEqual(['residential school'])
})

test('of what is offered, and not of a child, one can do without what it has besides', () => {
  expect(read('therapist without speech therapy')).toMatchObject({
    parts: [{ words: ['therapist'] }],
    kept: ['speech therapy'],
  })
  expect(parts('child without speech therapy')).toContain('speech therapy')
  expect(parts('therapist without diagnosis')).toEqual(['therapist'])
  expect(parts('boy without speech')).toEqual(['children', 'speech delay'])
})

test('a day school is a school, and an address asks for nothing', () => {
  expect(parts('day school margao')).toEqual(['school'])
  expect(parts('special day school mapusa')).toEqual(['special school'])
  expect(parts('sethu address')).toEqual(['sethu'])
  expect(read('4 varshacha mulga shala')).toMatchObject({ age: 4 })
})

test('medicine that is not wanted leaves out the word, not the doctors', () => {
  expect(wanted('therapy without medicine').excluded).toMatchObject([
    { typed: 'medicine', category: undefined, names: [] },
  ])
})

test('whom it is not for asks for nothing', () => {
  expect(parts('diagnosis for adults not children')).toEqual(['diagnosis for adults'])
  expect(parts('not autistic but adhd')).toEqual(['ADHD'])
  expect(parts('school not for deaf')).toEqual(['school'])
})

test('words that say what is not are no words of entries', () => {
  expect(parts('not able to get a job')).toEqual(['employment'])
  expect(parts('not yet seen a doctor')).toEqual(['doctor'])
  expect(read('therapy without doctor referral')).toMatchObject({
    parts: [{ words: ['therapy'] }],
    intents: ['referral'],
  })
  expect(parts('cannot afford therapy')).toEqual(['low cost', 'therapist'])
})

test('a place that is not wanted is not the place meant', () => {
  expect(place('we live outside margao speech therapy')).toBe('margao')
  expect(place('speech therapy just outside mapusa')).toBe('mapusa')
  expect(place('husband works outside goa special school')).toBe('goa')
  expect(place('therapist in Mapusa not in Panaji')).toBe('mapusa')
  expect(place('therapist outside goa')).toBeUndefined()
})

test('"but" is no ghost', () => {
  expect(topicsIn('not autism but adhd')).toEqual([])
})

test('who says where they live asks for no hostel', () => {
  expect(parts('we stay in margao need a school')).toEqual(['school'])
  expect(parts('i live in goa autism school')).toEqual(['autism', 'school'])
  expect(parts('place to stay in margao')).toContain('hostel')
})

test('an age in parts of a year, or a span of years, is one', () => {
  expect(read('2.5 year old speech delay')).toMatchObject({ age: 2.5 })
  expect(parts('2.5 year old speech delay')).toEqual(['speech delay'])
  expect(read('therapist for 3-5 years')).toMatchObject({ age: 3, upToAge: 5 })
  expect(wanted('hostel for 10-15 years').ageGroups).toEqual(['children', 'teenagers'])
})

test('a number is preferred, never required; a PIN code and a number alone are', () => {
  expect(wanted('speech therapy 24x7')).toMatchObject({
    required: [{ typed: 'speech therapy' }],
    preferred: [{ typed: '24x7' }],
  })
  expect(wanted('helpline 1.5')).toMatchObject({ preferred: [{ words: ['1', '5'] }] })
  expect(wanted('1098')).toMatchObject({ required: [{ typed: '1098' }], preferred: [] })
})

test('whom it is for puts entries first and leaves none out; alone it is what is asked', () => {
  expect(wanted('hostel for autistic adults')).toMatchObject({
    required: [{ typed: 'hostel' }],
    preferred: [{ typed: 'autistic' }, { typed: 'adults' }],
    ageGroups: ['adults'],
  })
  expect(wanted('autism centre')).toMatchObject({ required: [{ typed: 'autism' }], preferred: [] })
  expect(wanted('autism goa')).toMatchObject({ required: [], preferred: [{ typed: 'autism' }] })
})
