import type { ScriptLanguage } from '../../../shared/checks/kinds.ts'
import { english, type Catalogue } from '../../sentences.ts'

type Refusals = Catalogue['checks']

/** The sentences that a provider's page refuses with; what is not here is said in English. */
const withOwn = (own: Partial<Refusals>, invalidRequest: string): Catalogue => ({
  ...english,
  invalidRequest,
  checks: { ...english.checks, ...own },
})

/** What a provider's page says, in the languages of a call. */
export const SENTENCES: Record<ScriptLanguage, Catalogue> = {
  en: english,
  hi: withOwn(
    {
      noLink: 'यह लिंक नहीं है।',
      changedSince: 'आपके पेज खोलने के बाद यह जानकारी बदली है। कृपया इसे फिर से पढ़ें: कुछ नहीं भेजा गया।',
      notAllRight: 'कृपया अपने निशान देखें।',
      isMarked: 'आपने इस पर निशान लगाया है। “सुधारें” दबाएँ, या निशान हटाएँ।',
      isBoth: 'आपने इसे सही बताया, और कुछ और भी लिखा।',
      nothingMarked: 'कृपया बताएँ कि क्या सही नहीं है, और लिखें कि क्या सही है।',
      notAPhone: 'इस नंबर पर फ़ोन नहीं हो सकता। कृपया इसे STD कोड के साथ लिखें।',
      notAnEmail: 'कृपया name@example.org जैसा ईमेल पता लिखें।',
      notAWebsite: 'कृपया https://example.org जैसा वेब पता लिखें।',
    },
    'कुछ सही नहीं है। कृपया देखें और फिर से भेजें।',
  ),
  mr: withOwn(
    {
      noLink: 'ही लिंक नाही.',
      changedSince: 'तुम्ही पान उघडल्यानंतर ही माहिती बदलली आहे. कृपया पुन्हा वाचा: काहीही पाठवले नाही.',
      notAllRight: 'कृपया तुमच्या खुणा पाहा.',
      isMarked: 'तुम्ही यावर खूण केली आहे. “दुरुस्त करा” दाबा, किंवा खूण काढा.',
      isBoth: 'तुम्ही हे बरोबर म्हटले, आणि दुसरेही लिहिले.',
      nothingMarked: 'कृपया काय बरोबर नाही ते सांगा, आणि काय बरोबर ते लिहा.',
      notAPhone: 'या नंबरवर फोन करता येत नाही. कृपया तो STD कोडसह लिहा.',
      notAnEmail: 'कृपया name@example.org सारखा ईमेल पत्ता लिहा.',
      notAWebsite: 'कृपया https://example.org सारखा वेब पत्ता लिहा.',
    },
    'काहीतरी बरोबर नाही. कृपया पाहा आणि पुन्हा पाठवा.',
  ),
  kok: withOwn(
    {
      noLink: 'ही लिंक ना.',
      changedSince: 'तुमी पान उगडल्या उपरांत ही म्हायती बदल्ल्या. उपकार करून परत वाचात: कांयच धाडूंक ना.',
      notAllRight: 'उपकार करून तुमच्यो खुणो पळयात.',
      isMarked: 'तुमी हाचेर खूण केल्या. “सुदारात” दामात, वा खूण काडात.',
      isBoth: 'तुमी हें बरोबर म्हणलें, आनी दुसरेंय बरयलें.',
      nothingMarked: 'उपकार करून कितें बरोबर ना तें सांगात, आनी कितें बरोबर तें बरयात.',
      notAPhone: 'ह्या नंबराचेर फोन करूंक जायना. उपकार करून तो STD कोडा सयत बरयात.',
      notAnEmail: 'उपकार करून name@example.org सारको ईमेल पत्तो बरयात.',
      notAWebsite: 'उपकार करून https://example.org सारको वेब पत्तो बरयात.',
    },
    'कितें तरी बरोबर ना. उपकार करून पळयात आनी परत धाडात.',
  ),
}
