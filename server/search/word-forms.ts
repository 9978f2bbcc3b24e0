import { foldDevanagari } from '../places/place-text.ts'
import { soundOf } from './spelling.ts'
import { wordsOf } from './tokenise.ts'

/** Words of Hindi, Marathi and Konkani within phrases: 'vishesh shala' is 'special school'. */
const ENGLISH: Record<string, string> = {
  special: 'vishesh vixex vishisht vishishta khas khaas विशेष खास विशिष्ट',
  school:
    'shala shaala xala xallo vidyalaya vidyalay pathshala iskol iskul skool skul शाळा शाला विद्यालय स्कूल पाठशाला इस्कोल',
  children:
    'bachche bachcha baccha bacche bachchon mule mul bhurgim bhurgem bhurgeam बच्चे बच्चा बच्चों मुले मूल भुरगीं भुरगें',
  teacher: 'shikshak shikshika xikxok xikxika शिक्षक शिक्षिका',
  training: 'prashikshan proxikxonn प्रशिक्षण',
  group: 'gat samuh sangh गट समूह संघ',
  doctor: 'dotor daktar doktar डॉक्टर दोतोर',
  centre: 'kendra kendr केंद्र केन्द्र',
}

const TRANSLATED = new Map(
  Object.entries(ENGLISH).flatMap(([english, words]) =>
    wordsOf(words).map((word): [string, string] => [word, english]),
  ),
)

const HEARD = new Map([...TRANSLATED].map(([word, english]) => [soundOf(word), english]))

/** The word in English where it is one of those above, otherwise as it is; one that nobody knows by its sound, too. */
export const translate = (word: string, isUnknown = false): string => {
  for (const form of [word, ...bareForms(word)]) {
    const english = TRANSLATED.get(form)
    if (english) return english
  }
  return (isUnknown && HEARD.get(soundOf(word))) || word
}

/** Endings that say "in", "for", "of", "-ness"; what is left is the word. */
const DEVANAGARI = new RegExp(
  foldDevanagari(
    '(?:ांसाठी|ासाठी|साठी|ांखातीर|खातीर|ांच्या|ाच्या|ेच्या|च्या|ांचे|ाचे|चे|ांची|ाची|ची|ांचा|ाचा|चा|मध्ये|मधील|मधले|ातील|तील|ांना|ाला|ेला|ला|ांत|ात|ेत|ंत|त|ों|ें|ांक|ाक|क|पण|पणा)$',
  ),
)
const LATIN =
  /(?:ponnachi|ponnachem|ponn|pon|panna|anchem|anchi|ancho|anchea|achem|achi|acho|achea|eam|eant|ank|ak|ant|ent|ansathi|asathi|sathi|ankhatir|khatir|madhye|chya|cha|che|chi|mein)$/

/** The word without its ending, in the forms it may have had. Only for a word nobody knows as it is. */
export function bareForms(word: string): string[] {
  const isDevanagari = /\p{Script=Devanagari}/u.test(word)
  const bare = word.replace(isDevanagari ? DEVANAGARI : LATIN, '')
  if (bare === word || bare.length < 2) return []
  const endings = isDevanagari ? ['', 'ा', 'ी', 'े'] : ['', 'a', 'i', 'em', 'o']
  // 'गोव्यात' is 'in गोवा': before an ending Marathi adds a ya.
  return [bare, bare.replace(/य$/, '')].flatMap((stem) => endings.map((ending) => stem + ending))
}
