import type { Channel, ScriptLanguage } from '../../../shared/checks/kinds.ts'
import type { HeldWords } from './risky.ts'

interface Message {
  site: string
  name: string
  url: string
  days: number
}

/** What a provider reads before they open their link, and what a listing says of it afterwards. */
export const words = {
  /** Stands after "As printed on". */
  source: 'an answer of its provider',
  /** The same of what somebody heard. */
  heard: {
    call: 'a call with its provider',
    whatsapp: 'a WhatsApp message of its provider',
    visit: 'a visit to its provider',
    mail: 'an email of its provider',
    post: 'a letter of its provider',
  } satisfies Record<Channel, string>,
  message: {
    en: ({ site, name, url, days }) =>
      `Namaste. ${site} is a free list of help for autistic people in India. It shows ${name}. ` +
      `Is what it says still right? Please look, it takes two minutes: ${url}\n` +
      `You do not need an account. The link works once, for ${days} days. Thank you.`,
    hi: ({ site, name, url, days }) =>
      `नमस्ते। ${site} भारत में ऑटिस्टिक लोगों के लिए सहायता की एक मुफ़्त सूची है। इसमें ${name} भी है। ` +
      `क्या वहाँ लिखी बातें अब भी सही हैं? कृपया देखें, दो मिनट लगेंगे: ${url}\n` +
      `खाता बनाने की ज़रूरत नहीं है। यह लिंक ${days} दिन तक, एक ही बार काम करता है। धन्यवाद।`,
    mr: ({ site, name, url, days }) =>
      `नमस्कार. ${site} ही भारतातील ऑटिस्टिक लोकांसाठी मदतीची मोफत यादी आहे. त्यात ${name} आहे. ` +
      `तिथे लिहिलेले अजून बरोबर आहे का? कृपया पाहा, दोन मिनिटे लागतील: ${url}\n` +
      `खाते लागत नाही. ही लिंक ${days} दिवस, एकदाच चालते. धन्यवाद.`,
    kok: ({ site, name, url, days }) =>
      `नमस्कार. ${site} ही भारतांतल्या ऑटिस्टिक लोकां खातीर मदतीची फुकट वळेरी. तातूंत ${name} आसा. ` +
      `थंय बरयलां तें अजून बरोबर आसा? उपकार करून पळयात, दोन मिनटां लागतलीं: ${url}\n` +
      `खातें लागना. ही लिंक ${days} दीस, एकदांच चलता. देव बरें करूं.`,
  } satisfies Record<ScriptLanguage, (message: Message) => string>,
  /** Why a moderator reads it before anybody else: the words stand in it as they were sent. */
  held: {
    contact: (said: string) => `Held because it names what the listing does not show: “${said}”.`,
    cure: (said: string) =>
      `Held because it seems to promise a cure: “${said}”. Autism is not an illness that is cured.`,
    praise: (said: string) => `Held because it praises the place: “${said}”.`,
  } satisfies Record<HeldWords['kind'], (said: string) => string>,
  /** What a checker heard, for the moderator who decides it. */
  correctionMessage: 'The provider said so when we called.',
  /** The same, where a provider wrote it by their link. */
  providerMessage: (hasPhone: boolean) =>
    `The person who opened our link wrote this. ${
      hasPhone
        ? 'Please call the number we have before you change it.'
        : 'We have no number to call: please ask the place in another way before you change it.'
    }`,
}
