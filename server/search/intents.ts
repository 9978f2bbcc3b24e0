import { wordsOf } from './tokenise.ts'
import type { Intent } from '../../shared/search/search.ts'

/** What is asked about an entry, in words no entry has to contain. */
const PHRASES: Record<Intent, string> = {
  phone: `phone, phone number, phone no, telephone, mobile, mobile number, contact, contact number, contact no,
    contact details, contacts, number, call, whatsapp, whatsapp number, sampark, samparka, fon,
    फोन, फोन नंबर, नंबर, मोबाइल, संपर्क, सम्पर्क`,
  fees: `fees, fee, cost, costs, charges, charge, price, prices, rate, rates, how much, kitna, kitne paise, paisa,
    paise, kharcha, kharch, kimat, फीस, फी, शुल्क, खर्च, कितना, किती`,
  'near-me': `near me, nearme, near by me, nearby, nearest, closest, close by, around me, close to me, near my home,
    near my house, mere paas, mere pass, aas paas, aaspaas, nazdeek, nazdik, najdik, javalcha, jawalcha, lagim,
    mhoje lagim, पास, मेरे पास, आसपास, नज़दीक, नजदीक, जवळ, जवळचे, लागीं`,
  'how-to': `how to, how to get, how do i, how do i get, how can i get, how to apply, how to apply for, how to make, where to make, to make, banana hai, banwana, banwane, banvana, kaise banega,
    apply, apply for, application, procedure, process, documents, documents required, form, where to, where to get, where to go, where do i go, where should i go,
    where can i get, where can i find, where is, where, what is, kaise, kaise banaye, kaise milega, kaise kare,
    kasa, kase, kashi, kaha, kahan, kahan hai, kuthe, kuthe ahe, khuim, khoim, kitem, kosso, koso,
    कैसे, कैसे बनवाएं, कैसे बनाएं, कहाँ, कहां, कसे, कसा, कशी, कुठे, खंय, कशें`,
  timings: `timing, timings, time, opening hours, opening time, hours, open now, open today, open on sunday, samay,
    vel, वेळ, समय`,
  cure: `cure, cures, cured, curing, curable, permanent cure, complete cure, miracle cure, miracle, stem cell, stem cells,
    stem cell therapy, stem cell treatment, stem cell cure, stemcell, stemcell therapy, stem cell ilaj, permanent treatment,
    permanent solution, guaranteed treatment, 100 treatment, pakka ilaj, pakka ilaaj, permanent ilaj, jad se ilaj,
    स्टेम सेल, स्टेम सेल थेरेपी, स्टेम सेल थेरपी, पक्का इलाज, जड़ से इलाज, रामबाण उपाय`,
  online: `online, virtual, tele, telehealth, teletherapy, tele therapy, video call, from home, zoom, ghar baithe,
    ऑनलाइन`,
}

/** Each phrase, in words, with what it asks. */
export const INTENT_PHRASES: [string[], Intent][] = Object.entries(PHRASES).flatMap(
  ([intent, phrases]) =>
    phrases.split(',').map((phrase): [string[], Intent] => [
      wordsOf(phrase),
      // The keys of PHRASES are the intents: its type says so.
      intent as Intent,
    ]),
)
