import { SCRIPT_LANGUAGES } from '../../../../shared/checks/kinds.ts'
import type { FactField } from '../../../../shared/listings/fields.ts'

type Language = (typeof SCRIPT_LANGUAGES)[number]

interface Script {
  /** As people who speak it write it. */
  label: string
  lines: (parts: { me: string; site: string; name: string; where: string | null }) => string[]
}

/** What to say in a call, in the languages of those who answer. Lines six and seven are the consent that is recorded. */
export const scripts: Record<Language, Script> = {
  en: {
    label: 'English',
    lines: ({ me, site, name, where }) => [
      `“Namaste, I am ${me} from ${site}, a free list of autism help. May I take three minutes?”`,
      `“Is this ${name}?”`,
      `“Families find you ${where ? `at ${where}, on` : 'on'} this number. Right?”`,
      '“Do you take new people now? Is there a waiting list?”',
      '“Which ages? What does a first visit cost? What should they bring?”',
      '“May we show what you said, with today’s date? May we ask again in six months, here or on WhatsApp?”',
      '“Who may we ask for?”',
    ],
  },
  hi: {
    label: 'हिन्दी',
    lines: ({ me, site, name, where }) => [
      `“नमस्ते, मैं ${site} से ${me} बोल रहा/रही हूँ। यह ऑटिज़्म सहायता की एक मुफ़्त सूची है। क्या आप तीन मिनट दे सकते हैं?”`,
      `“क्या यह ${name} है?”`,
      `“परिवार आपको ${where ? `इस पते (${where}) और ` : ''}इसी नंबर पर पाते हैं। क्या यह सही है?”`,
      '“क्या आप अभी नए लोगों को लेते हैं? क्या प्रतीक्षा सूची है?”',
      '“किस उम्र के लिए? पहली मुलाक़ात की फ़ीस कितनी है? क्या साथ लाना चाहिए?”',
      '“क्या हम आपकी बताई बातें आज की तारीख़ के साथ दिखा सकते हैं? क्या छह महीने बाद फिर यहीं या व्हाट्सऐप पर पूछ सकते हैं?”',
      '“हम किनसे बात करें?”',
    ],
  },
  mr: {
    label: 'मराठी',
    lines: ({ me, site, name, where }) => [
      `“नमस्कार, मी ${site} कडून ${me} बोलत आहे. ही ऑटिझमसाठी मदतीची मोफत यादी आहे. तीन मिनिटे बोलू शकता का?”`,
      `“हे ${name} आहे का?”`,
      `“कुटुंबांना तुम्ही ${where ? `या पत्त्यावर (${where}) आणि ` : ''}याच नंबरवर सापडता. बरोबर आहे का?”`,
      '“तुम्ही आता नवीन लोकांना घेता का? प्रतीक्षा यादी आहे का?”',
      '“कोणत्या वयासाठी? पहिल्या भेटीची फी किती? सोबत काय आणावे?”',
      '“तुम्ही सांगितलेले आजच्या तारखेसह दाखवू का? सहा महिन्यांनी पुन्हा इथे किंवा व्हॉट्सअ‍ॅपवर विचारू का?”',
      '“आम्ही कोणाशी बोलावे?”',
    ],
  },
  kok: {
    label: 'कोंकणी',
    lines: ({ me, site, name, where }) => [
      `“नमस्कार, हांव ${site} वयल्यान ${me} उलयता. ही ऑटिझम मदतीची फुकट वळेरी. तीन मिनटां उलोवं येता?”`,
      `“हें ${name} न्ही?”`,
      `“कुटुंबांक तुमी ${where ? `ह्या पत्त्याचेर (${where}) आनी ` : ''}ह्याच नंबराचेर मेळटात. बरोबर?”`,
      '“तुमी आतां नव्या लोकांक घेतात? प्रतिक्षा वळेरी आसा?”',
      '“खंयच्या पिरायेक? पयल्या भेटीक कितलो खर्च? वांगडा कितें हाडचें?”',
      '“तुमी सांगलें तें आयजच्या तारखेन दाखोवं येता? स म्हयन्यांनी परत हांगा वा व्हॉट्सॲपाचेर विचारूं येता?”',
      '“आमी कोणाकडेन उलोवंचें?”',
    ],
  },
}

export const LANGUAGES = SCRIPT_LANGUAGES

/** A helpline is asked no more than its name and number: the last line it hears, counted from 0. */
export const LAST_OF_HELPLINES = 2

const STEPS: Partial<Record<FactField, number>> = {
  name: 1,
  phone: 2,
  address: 2,
  takesNewPeople: 3,
}

/** The line that asks for a fact, counted from 0. */
export const stepOf = (field: FactField | undefined) => (field && STEPS[field]) ?? 4
