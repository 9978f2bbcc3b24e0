/** What is asked in the bench: as families type, and in the words of the made listings. */
import { allPlaces } from '../../server/places/gazetteer.ts'
import { chance } from './made-listings.ts'

const SEARCHES = [
  'special school',
  'speech therapy',
  'ot',
  'occupational therapist',
  'autism',
  'autism centre',
  'day care',
  'hostel',
  'respite care',
  'parents group',
  'sensory room',
  'early intervention 2 year old',
  'nios school',
  'doctor for autistic child',
  'child psychologist phone',
  'vocational training for adults',
  'slow learner school',
  'bachche ka doctor',
  'vishesh shala',
  'विशेष स्कूल',
  'free therapy transport',
  'helpline',
  'disability certificate',
  'music dance yoga',
  'shanaka clinic',
  'ashakana',
  'viraka road',
  'mashanan school',
  'exhibition waiting list',
  'cinema',
]
const SLIPS = [
  'speach therapy',
  'therepy',
  'ocupational therapy',
  'speical school',
  'autsim centre',
  'rehabilitaton',
  'vocatonal training',
  'physiotherpy',
  'behavoiur therapy',
  'counsling',
]
const PLACES = [
  'mapusa',
  'panaji',
  'margao',
  'goa',
  'bangalore',
  'mumbai',
  'chennai',
  '403507',
  'ponda',
  'kerala',
]

const luck = chance(7)

const LONG = [
  'my son is 4 years old and he is not talking please suggest good speech therapy near mapusa',
  'pottery clinic autism school speech hostel doctor yoga music dance helpline respite cinema park',
]

/** Words alone, words with a slip, words with a place, and a whole sentence. */
export const TEXTS = {
  words: SEARCHES,
  slips: SLIPS,
  'words and place': SEARCHES.map((search) => `${search} ${luck.pick(PLACES)}`),
  'long texts': LONG,
}

export const NEAR = [
  'mapusa',
  'panaji',
  'margao',
  'bengaluru',
  'mumbai',
  'goa',
  'ponda',
  '403507',
  'vasco-da-gama',
  'kerala',
]
export const REGIONS = ['Goa', 'Bardez', 'Kerala', 'North Goa', 'Mapusa', 'Maharashtra', '403507']

/** Beginnings of place names, some with a slip. */
export const BEGINNINGS = Array.from({ length: 400 }, () => {
  const { name } = luck.pick(allPlaces())
  const length = 2 + Math.floor(luck.next() * name.length)
  const typed = name.slice(0, length)
  return luck.next() < 0.2 && typed.length > 4 ? typed.slice(0, 2) + typed.slice(3) : typed
})

/** What is typed on the way to a search, from two letters on: some letters, a word, all of it, with a place. */
export const TYPED = [...SEARCHES, ...SLIPS, ...TEXTS['words and place'].slice(0, 15)].flatMap(
  (text) =>
    [2, 3, 4, 6, 9, text.length]
      .filter((length, at, all) => length <= text.length && all.indexOf(length) === at)
      .map((length) => text.slice(0, length).trim())
      .filter(({ length }) => length >= 2),
)
