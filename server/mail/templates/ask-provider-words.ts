import type { ScriptLanguage } from '../../../shared/checks/kinds.ts'
import type { LANGUAGE } from '../../../shared/formats/locale.ts'

interface AskWords {
  subject: (listing: string) => string
  subjectOfAll: (count: number, site: string) => string
  title: string
  titleOfAll: string
  text: (site: string) => string
  next: string
  last: string
  worksFor: (days: number) => string
  action: string
  stop: string
}

/** What stands before the English. No native speaker has read it yet (docs/checks.md). */
export const askWords: Record<Exclude<ScriptLanguage, typeof LANGUAGE>, AskWords> = {
  hi: {
    subject: (listing) => `क्या यह अब भी सही है? ${listing}`,
    subjectOfAll: (count, site) => `${site} पर आपके ${count} पेज: क्या वे सही हैं?`,
    title: 'क्या यह अब भी सही है?',
    titleOfAll: 'क्या ये अब भी सही हैं?',
    text: (site) =>
      `${site} भारत में ऑटिस्टिक लोगों के लिए सहायता की एक मुफ़्त सूची है। परिवार आपको वहाँ पाते हैं। आपने कहा था कि हम कभी-कभी पूछ सकते हैं कि वहाँ लिखी बातें सही हैं या नहीं।`,
    next: 'कृपया देखें। दो मिनट लगते हैं, खाते की ज़रूरत नहीं है।',
    last: 'हमने पहले भी पूछा था। अगर आप अभी उत्तर न दे सकें, तो हम फ़ोन करेंगे; इसके बारे में और ईमेल नहीं भेजेंगे।',
    worksFor: (days) => `हर लिंक ${days} दिन तक, एक ही बार काम करता है।`,
    action: 'देखें कि क्या लिखा है',
    stop: 'मुझसे फिर न पूछें',
  },
  mr: {
    subject: (listing) => `हे अजून बरोबर आहे का? ${listing}`,
    subjectOfAll: (count, site) => `${site} वरची तुमची ${count} पाने बरोबर आहेत का?`,
    title: 'हे अजून बरोबर आहे का?',
    titleOfAll: 'ही अजून बरोबर आहेत का?',
    text: (site) =>
      `${site} ही भारतातील ऑटिस्टिक लोकांसाठी मदतीची मोफत यादी आहे. कुटुंबांना तुम्ही तिथे सापडता. तिथे लिहिलेले बरोबर आहे का, हे आम्ही अधूनमधून विचारू शकतो असे तुम्ही सांगितले होते.`,
    next: 'कृपया पाहा. दोन मिनिटे लागतात, खाते लागत नाही.',
    last: 'आम्ही आधीही विचारले होते. आता उत्तर देता आले नाही, तर आम्ही फोन करू; याबद्दल आणखी ईमेल पाठवणार नाही.',
    worksFor: (days) => `प्रत्येक लिंक ${days} दिवस, एकदाच चालते.`,
    action: 'काय लिहिले आहे ते पाहा',
    stop: 'मला पुन्हा विचारू नका',
  },
  kok: {
    subject: (listing) => `हें अजून बरोबर आसा? ${listing}`,
    subjectOfAll: (count, site) => `${site} वयलीं तुमचीं ${count} पानां बरोबर आसात?`,
    title: 'हें अजून बरोबर आसा?',
    titleOfAll: 'हीं अजून बरोबर आसात?',
    text: (site) =>
      `${site} ही भारतांतल्या ऑटिस्टिक लोकां खातीर मदतीची फुकट वळेरी. कुटुंबांक तुमी थंय मेळटात. थंय बरयलां तें बरोबर आसा काय ना, हें आमी मदीं मदीं विचारूं येता अशें तुमी सांगिल्लें.`,
    next: 'उपकार करून पळयात. दोन मिनटां लागतात, खातें लागना.',
    last: 'आमी पयलींय विचारिल्लें. आतां जाप दिवंक जायना जाल्यार, आमी फोन करतले; हे विशीं आनीक ईमेल धाडचे नात.',
    worksFor: (days) => `दर लिंक ${days} दीस, एकदांच चलता.`,
    action: 'कितें बरयलां तें पळयात',
    stop: 'म्हाका परत विचारूं नाकात',
  },
}
