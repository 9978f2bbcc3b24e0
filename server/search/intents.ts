import type { Intent } from '../../shared/search.ts'

/** What is asked about an entry, in words no entry has to contain. */
const PHRASES: Record<Exclude<Intent, 'distress'>, string> = {
  phone: `phone, phone number, phone no, telephone, mobile, mobile number, contact, contact number, contact no,
    contact details, contacts, number, call, whatsapp, whatsapp number, sampark, samparka, fon,
    फोन, फोन नंबर, नंबर, मोबाइल, संपर्क, सम्पर्क`,
  fees: `fees, fee, cost, costs, charges, charge, price, prices, rate, rates, how much, kitna, kitne paise, paisa,
    paise, kharcha, kharch, kimat, फीस, फी, शुल्क, खर्च, कितना, किती`,
  'near-me': `near me, nearme, near by me, nearby, nearest, closest, close by, around me, close to me, near my home,
    near my house, mere paas, mere pass, aas paas, aaspaas, nazdeek, nazdik, najdik, javalcha, jawalcha, lagim,
    mhoje lagim, पास, मेरे पास, आसपास, नज़दीक, नजदीक, जवळ, जवळचे, लागीं`,
  'how-to': `how to, how to get, how do i, how do i get, how can i get, how to apply, how to apply for, how to make,
    apply, apply for, application, procedure, process, documents, documents required, form, where to, where to get, where to go, where do i go, where should i go,
    where can i get, where can i find, where is, where, what is, kaise, kaise banaye, kaise milega, kaise kare,
    kasa, kase, kashi, kaha, kahan, kahan hai, kuthe, kuthe ahe, khuim, khoim, kitem, kosso, koso,
    कैसे, कैसे बनवाएं, कैसे बनाएं, कहाँ, कहां, कसे, कसा, कशी, कुठे, खंय, कशें`,
  timings: `timing, timings, time, opening hours, opening time, hours, open now, open today, open on sunday, samay,
    vel, वेळ, समय`,
  online: `online, virtual, tele, telehealth, teletherapy, tele therapy, video call, from home, zoom, ghar baithe,
    ऑनलाइन`,
}

/** Each phrase, in words, with what it asks. */
export const INTENT_PHRASES: [string[], Intent][] = Object.entries(PHRASES).flatMap(
  ([intent, phrases]) =>
    phrases.split(',').map((phrase): [string[], Intent] => [
      phrase.trim().split(/\s+/),
      // The keys of PHRASES are the intents: its type says so.
      intent as Intent,
    ]),
)

/** Somebody may be in danger, or at the end of their strength. Said besides what the words ask for: nothing is left out. */
const DISTRESS = new Set(
  `cant cope, cannot cope, not coping, at my limit, giving up, want to die, wants to die, kill myself, end my life,
    suicide, suicidal, self harm, self injury, hurt myself, hurts himself, hurts herself, hits himself, hits herself,
    hitting himself, hitting herself, crisis, emergency, abuse, abused, beaten, missing child, ran away, runs away,
    marna chahta, marna chahti, jeena nahi, आत्महत्या, खुद को मारता`
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' ')),
)
const LONGEST_DISTRESS = 4

export const isDistress = (words: string[], at: number): boolean =>
  Array.from({ length: LONGEST_DISTRESS }, (_, more) =>
    words.slice(at, at + more + 1).join(' '),
  ).some((phrase) => DISTRESS.has(phrase))
