import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { topicsIn } from '../server/search/danger/recognise.ts'
import { DANGER_TOPICS } from '../shared/search/danger.ts'

/** What families type in danger, and what they type on any other day (ruling 48). */

test.each([
  // What the vocabulary was written with, and what was kept apart from it.
  ['distress', 1000, 5],
  ['distress-later', 150, 7],
])('of what %s.csv holds nothing is lost that was recognised before', (name, least, most) => {
  const phrases = phrasesOf(name)
  expect(phrases.length).toBeGreaterThanOrEqual(least)
  const missed = phrases.filter(({ phrase }) => topicsIn(phrase).length === 0)
  expect(missed.length, list(missed)).toBeLessThanOrEqual(most)
})

test('nearly all of them are recognised as what they are about', () => {
  const phrases = ['distress', 'distress-later'].flatMap(phrasesOf)
  const wrong = phrases.filter(isTakenForOther)
  expect(wrong.length, list(wrong)).toBeLessThanOrEqual(phrases.length * 0.05)
  // Of none are many taken for something else.
  for (const about of DANGER_TOPICS) {
    const one = phrases.filter(({ topic }) => topic === about)
    const lost = one.filter(isTakenForOther)
    expect(one.length, about).toBeGreaterThan(20)
    expect(lost.length, list(lost)).toBeLessThanOrEqual(one.length * 0.1)
  }
})

describe('who hurts themself', () => {
  test.each([
    // Said of oneself, or meant.
    ['i pull my hair out', 'self-harm'],
    ['i bite my wrist', 'self-harm'],
    ['i punch my own head', 'self-harm'],
    ['main khud ko marta hu', 'self-harm'],
    ['my daughter says she wants to hurt herself', 'self-harm'],
    ['he threatens to hurt himself', 'self-harm'],
    ['mulga swatala marnyachi dhamki deto', 'self-harm'],
    // In distress.
    ['son hits his face until it bleeds', 'self-injury'],
    ['how to stop hurting yourself', 'self-injury'],
    ['beta khud ko hit karta hai', 'self-injury'],
    ['स्वतःला चावतोय', 'self-injury'],
    ['put apnak martalo', 'self-injury'],
    // Done by somebody else.
    ['teacher hits his head again and again', 'violence'],
    ['father slaps my daughter face hard', 'violence'],
  ])('%s: %s first', (phrase, topic) => expect(topicsIn(phrase)[0]).toBe(topic))
})

describe('who would rather not be here', () => {
  test.each([
    'sometimes i think it would be better not to be here',
    'i pray god takes us both together',
    'sometimes i think both of us should go',
    'it is better if both of us were dead',
    'sometimes i think it would be better to not be here',
    'better if i was not here',
    "it would be better if i wasn't here",
    'i wish i was not here',
    "i wish i didn't exist",
    'would be better if i did not exist',
    'i cant sleep and think it would be better not to be here',
    'everyone would manage without me',
    'it would be easier for everyone if i was gone',
    'thinking about not existing',
    'i dont see myself here next year',
    'wife says you all will be happy without me',
    'bolti hai mere bina sab ache rahenge',
    'mi nasle tar sagle sukhi',
  ])('%s: gets the card', (phrase) => expect(topicsIn(phrase)[0]).toBe('self-harm'))

  test.each([
    'better therapist not here',
    'is it better not to be in special school',
    'i wish there was a school here',
    'how will my son manage without me',
    'an event i can go to alone',
    'she hits when loud pressure cooker',
  ])('%s: asks for something else', (query) => expect(topicsIn(query)).toEqual([]))
})

test('of what is asked on any other day no more is taken for danger than before', () => {
  const queries = linesOf('ordinary-queries.txt')
  expect(queries.length).toBeGreaterThanOrEqual(500)
  const wrong = queries.filter((query) => topicsIn(query).length > 0)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(28)
})

describe('who is in a meltdown, or cannot speak', () => {
  test.each([
    'help I am having a meltdown and they are holding me',
    'I am having a meltdown at school',
    'i cant speak right now my husband is angry',
    "I can't speak people are shouting at me",
    'I am autistic 19 years old and in meltdown',
    'i am autistic student having a shutdown',
    'i am a 22 year old having a shutdown',
    'too many people too loud',
    'i am in shutdown my parents are here',
    'my friend is having a meltdown right now',
    'i am in meltdown after my son cried all day',
    // What is said beside it takes nothing away: more distress, where, when, of what, who.
    'shutdown cannot speak',
    "shutdown can't speak",
    'shutdown not speaking',
    'shut down cannot talk',
    'meltdown at home now',
    'meltdown in public',
    'meltdown in mall',
    'meltdown nephew',
    'my friend has shutdown',
    'my friend has a meltdown',
    'husband meltdown at home',
    'autistic meltdown adult',
    'overwhelmed by noise',
    'sensory overload light',
    'overwhelmed autistic adult in public',
    'depressed autistic adult',
    'depression autistic adult',
    'depression evening Margao',
    'panic attack evening Vasco',
  ])('%s: gets the card, whoever else is named', (phrase) =>
    expect(topicsIn(phrase)).toContain('exhaustion'),
  )

  test.each([
    'my son has meltdowns',
    'child meltdown at school',
    'toddler meltdown',
    'i think my son is having a meltdown',
    'i am mother of a 4 year old having meltdowns',
    'i am having difficulty with meltdowns of my 4 year old',
    'i am worried my 2 year old cannot talk',
    '2 year old not talking',
    'my child cannot speak',
    "he can't speak",
    'speech delay',
  ])('%s: is about a child', (phrase) => expect(topicsIn(phrase)).toEqual([]))
})

test.each([
  'meltdown workshop',
  'meltdown management',
  'meltdown room',
  'what is autistic shutdown',
  'depression therapist',
  'depression research',
  'depression in teens',
  'autistic adult depression doctor',
  'light therapy depression',
])('%s: asks for something else', (query) => expect(topicsIn(query)).toEqual([]))

describe('who is hit, or afraid of it, at home', () => {
  test.each([
    'he is aggressive at home',
    'my son is aggressive with mother',
    'autistic teenager aggressive',
    '19 year old aggressive',
    'meltdown 19 year old hitting',
    'hits us in meltdown',
    'beta ghar pe aggressive hai',
  ])('%s: gets the card', (phrase) => expect(topicsIn(phrase)).toContain('violence'))

  test.each([
    'aggressive child therapist',
    'aggressive towards other children',
    'aba at home for aggressive child',
    'school for aggressive 14 year old',
    'residential home for aggressive adult',
    'medicine for aggressive adult',
  ])('%s: asks for something else', (query) => expect(topicsIn(query)).toEqual([]))
})

test.each([
  'daughter-in-law is crying',
  "my son's wife cries every night",
  'mother of autistic child cannot sleep',
  'worried mother',
  'sunbai radte',
  'avoi radta',
])('"%s" tells of a carer in distress', (phrase) =>
  expect(topicsIn(phrase)).toContain('exhaustion'),
)

test.each([
  'my daughter cries at night',
  'toddler cries when mother leaves',
  'mother worried about school',
  'goa medical college ponda bus',
  'did vaccine cause autism',
  'thank god school took us',
  'pregnant again will baby be autistic',
  'wife is pregnant second child autism',
  'am i allowed to fly alone',
  'can i fly alone with help',
  'can landlord throw me out',
  'night duty child alone at home',
  'mere marne ke baad pension bete ko',
  'bap na zalear bhurgyak konn polletolo',
  'udid card kaise banaye mobile se',
  'paise kitne milte hai certificate se',
  'bhurgo ghara bosta na',
  'my manager forced me to resign',
  'ac noise is killing me',
  'i have stopped eating gluten',
  'he stopped eating rice',
  'how many melatonin for child',
])('"%s" tells of none', (query) => expect(topicsIn(query)).toEqual([]))

test.each([
  ['god please take me i cannot face school', 'self-harm'],
  ['he threw me out and i have no rent money', 'violence'],
  ['he will post my photos if i dont pay', 'violence'],
  ['someone i met online wants money and pictures of me', 'violence'],
  ['i feel so alone on the flight home', 'exhaustion'],
  ['sometimes i think of the bridge', 'self-harm'],
  ['i do not see a future', 'self-harm'],
  ['how many sleeping pills are safe', 'self-harm'],
  ['it is 3 am and the thoughts do not stop', 'exhaustion'],
  ['my head will not shut up', 'exhaustion'],
  ['i have stopped eating', 'exhaustion'],
  ['no job no friends no family no reason', 'exhaustion'],
  ['maka konn na', 'exhaustion'],
  ['eklo asa konn na', 'exhaustion'],
  ['maka vicharta konn na', 'exhaustion'],
  ['police', 'emergency'],
  ['husband is killing me', 'violence'],
  ['my boss forced himself on me', 'violence'],
  ['husband locks me in room says shut up', 'violence'],
  ['son wont wake up', 'emergency'],
  ['put ghara na', 'missing'],
  ['bhurgo dhanvlo', 'missing'],
  ['bhurgo apnak chavta', 'self-injury'],
  ['kaise seh lun akele', 'exhaustion'],
  ['mere marne ke baad beta', 'exhaustion'],
  ['mai mar gaya to bete ka kya hoga', 'exhaustion'],
  ['beta mar gaya kya saans nahi', 'emergency'],
  ['pati roz marta hai main mar gayi', 'violence'],
] as const)('"%s" tells of %s', (query, topic) => expect(topicsIn(query)).toContain(topic))

test('who would rather not wake is not somebody who cannot be woken', () => {
  expect(topicsIn('i do not want to wake up tomorrow')).toEqual(['self-harm'])
})

test('who is under a bus is in danger, and not who takes one to Ponda', () => {
  expect(topicsIn('bus ponda poddlo')).toContain('emergency')
})

test('nobody is attacked by a panic attack', () => {
  for (const phrase of [
    'my son has panic attack',
    'my daughter gets anxiety attacks',
    'help panic attack',
  ])
    expect(topicsIn(phrase), phrase).not.toContain('violence')
  expect(topicsIn('my husband attacks me and i panic')).toContain('violence')
})

describe('a phrase is recognised', () => {
  test.each([
    ['with words between', 'my son says every night that he wants to die', 'self-harm'],
    ['with a slip', 'suicdal', 'self-harm'],
    ['with letters held down', 'heeeelp meeee', 'emergency'],
    ['in capitals and with signs', 'I CAN’T COPE!!!', 'exhaustion'],
    ['however it is spelt in Latin letters', 'mujhey jeena nahin hai', 'self-harm'],
    ['in Devanagari, with or without its points', 'बच्चा गुम गया', 'missing'],
    ['in Marathi', 'मुलगा हरवला', 'missing'],
    ['in Konkani', 'म्हजो पूत सांडला', 'missing'],
    ['with a word broken in two', 'sui cide', 'self-harm'],
    ['with two letters swapped in a short word', 'i want to dei', 'self-harm'],
    ['with Cyrillic letters that look alike', 'k\u0456ll mys\u0435lf', 'self-harm'],
    ['said in two words', 'took pills', 'emergency'],
    ['said of somebody', 'my daughter took pills', 'emergency'],
    ['of a cure sold by its initials', 'mms therapy', 'cure'],
    ['in Konkani, of what is to come', 'हांव मरतलों', 'self-harm'],
    ['in Tamil', 'எனக்கு சாகணும்', 'self-harm'],
    ['in Tamil, about living', 'வாழ பிடிக்கவில்லை', 'self-harm'],
    ['in Kannada', 'ನನಗೆ ಸಾಯಬೇಕು', 'self-harm'],
    ['in Kannada, by its name', 'ಆತ್ಮಹತ್ಯೆ', 'self-harm'],
    ['in Tamil in Latin letters', 'tharkolai', 'self-harm'],
    ['between two languages', 'husband mujhe marta hai', 'violence'],
  ])('%s', (_, phrase, topic) => expect(topicsIn(phrase)).toContain(topic))
})

describe('a word that has another meaning is no danger', () => {
  test.each([
    'lost udid card',
    'took pills for fever as prescribed',
    'dei training',
    'mms school',
    'தமிழ் பள்ளி',
    'ಕನ್ನಡ ಶಾಲೆ',
    'running for autism marathon',
    'cutting nails fear',
    'heart attack rehab',
    'life skills class',
    'mara pani bottle',
    'nose bleed ent doctor',
    'Bodh Gaya school',
    'mata pita',
    'माता पिता',
    'mata pita sahayata samuh',
    'child abuse awareness workshop',
    // A child with his own body; a place in a school.
    'he touch private part in public',
    'touching private parts in living room',
    'friends son lost 40000 to online friend',
    'he touches his private parts',
    'school threw him out',
    'they kicked him out of school',
    'husband takes me to work',
    'took my phone number',
  ])('%s', (query) => expect(topicsIn(query)).toEqual([]))
})

describe('words that stand close to those are danger as before', () => {
  test.each([
    ['teacher touches his private parts', 'violence'],
    ['uncle comes home and he touches his private parts', 'violence'],
    ['touching private parts', 'violence'],
    ['husband kicked me out', 'violence'],
    ['my partner controls my money', 'violence'],
    ['boyfriend took my phone', 'violence'],
    ['parents force me to marry', 'violence'],
    ['his father threw him out of the house', 'violence'],
    ['the teacher pushed him down in school', 'violence'],
    ['school kicked him in the stomach', 'violence'],
    ['beti haath kaat rahi hai', 'self-harm'],
    ['maine gusse me haath kaat liya', 'self-harm'],
    ['khud ko kaatta hai', 'self-harm'],
    // In anger a child bites his hand.
    ['bachcha gusse mein haath kaatta hai', 'self-injury'],
    ['hath chavto rag ala ki', 'self-injury'],
    ['bite hand angry', 'self-injury'],
  ])('%s: %s first', (phrase, topic) => expect(topicsIn(phrase)[0]).toBe(topic))
})

test('the most urgent comes first, and whatever is said besides is not lost', () => {
  expect(topicsIn('he wants to die and took all his pills')).toEqual(['emergency', 'self-harm'])
})

test('any text is answered, however long', () => {
  for (const text of ['', ' ', '!!!', '🧩', 'a'.repeat(5000), 'help '.repeat(2000), 'ः ् ा'])
    expect(Array.isArray(topicsIn(text))).toBe(true)
})

interface Phrase {
  topic: string
  phrase: string
}

/** "topic,language,phrase", below a heading. */
const phrasesOf = (name: string): Phrase[] =>
  linesOf(`${name}.csv`)
    .slice(1)
    .map((line) => {
      const [topic = '', , ...phrase] = line.split(',')
      return { topic, phrase: phrase.join(',') }
    })

const isTakenForOther = ({ topic, phrase }: Phrase) =>
  !topicsIn(phrase).some((found) => found === topic)

const list = (phrases: Phrase[]) =>
  phrases.map(({ topic, phrase }) => `${topic}: ${phrase} (${topicsIn(phrase).join()})`).join('\n')

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`search-words/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
