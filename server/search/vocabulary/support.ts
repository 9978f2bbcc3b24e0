import type { Concept } from './concept.ts'

/** Help for families: groups, lines, papers and money. */
export const SUPPORT: Concept[] = [
  {
    name: 'support group',
    typed: `group, groups, support groups, parent group, parents group, parent support, parents support, parent support group,
      parents support group, family support, mothers group, mother group, fathers group, autism group, autism society,
      association, parent association, parents association, whatsapp group, community, society, federation, sangh,
      palak sangh, palak gat, parivar, avoibapui gat, madat gat, सहायता समूह, पालक गट, पालक संघ, मदत गट, आधार गट`,
    found: `support groups, parent support, parent group, family support, parent federation, association, society,
      federation, parent forum`,
    category: 'support-groups',
  },
  {
    name: 'helpline',
    typed: `helplines, help line, hotline, toll free, tollfree, toll free number, emergency, urgent, crisis, sos,
      emergency number, ambulance, हेल्पलाइन, हेल्पलाईन, आपातकालीन, तातडीची मदत`,
    found: 'helplines, help line, toll free, claims line',
  },
  {
    name: 'mental health helpline',
    typed: `cope, cant cope, cannot cope, i cant cope, not coping, help i cant cope, help me cope, at my limit, giving up,
      want to die, kill myself, end my life, breakdown, self harm`,
    found: 'Tele MANAS, mental health support, mental health',
  },
  {
    name: 'sibling support',
    typed: 'sibling, siblings, brother, sister, bhai behen, bhau bahin',
    found: 'sibling, siblings',
  },
  {
    name: 'disability certificate',
    typed: `certificate, disability certificates, disability card, handicap certificate, viklang certificate,
      viklang praman patra, viklang pramanpatra, apang certificate, apang pramanpatra, apang dakhla, divyang certificate,
      divyang card, divyang praman patra, autism certificate, praman patra, pramanpatra, dakhla, udid, udid card,
      u d i d, swavlamban, swavlamban card, unique disability id, medical board, disability percentage,
      विकलांग प्रमाण पत्र, दिव्यांग प्रमाण पत्र, दिव्यांग प्रमाणपत्र, अपंग प्रमाणपत्र, प्रमाण पत्र, प्रमाणपत्र, दाखला, यूडीआईडी`,
    found: `UDID, certificate, certification, medical board, commission for persons with disabilities,
      disability commissioner, state commissioner, disability rights`,
  },
  {
    name: 'government schemes',
    typed: `scheme, schemes, government scheme, govt scheme, govt schemes, benefit, benefits, financial help, financial aid,
      financial assistance, money help, allowance, concession, concessions, yojana, yojna, sarkari yojana, anudan, vetan,
      paishanchi madat, योजना, सरकारी योजना, अनुदान, आर्थिक मदद, आर्थिक मदत`,
    found: `schemes, disability schemes, state schemes, information on state schemes`,
    kin: 'scholarships, stipends, pension, insurance',
  },
  {
    name: 'pension',
    typed: `disability pension, viklang pension, monthly amount, dss, dssy, ddssy, dayanand, dayanand social security, griha aadhar,
      social security, पेंशन, पेन्शन, विकलांग पेंशन`,
    found: 'pension, social security',
    kin: 'schemes, state schemes, information on state schemes',
  },
  {
    name: 'scholarship',
    typed: 'scholarships, stipend, stipends, chhatravritti, shishyavrutti, छात्रवृत्ति, शिष्यवृत्ती',
    found: 'scholarships, stipends',
    kin: 'schemes, state schemes',
  },
  {
    name: 'railway concession',
    typed:
      'train concession, rail concession, railway pass, train ticket, railway, रेल रियायत, रेल्वे सवलत',
    kin: 'schemes, state schemes, information on state schemes',
  },
  {
    name: 'bus pass',
    typed: 'bus concession, free bus pass, kadamba pass',
    kin: 'schemes, state schemes, information on state schemes',
  },
  {
    name: 'income tax',
    typed: 'tax, tax benefit, tax deduction, 80dd, 80u, आयकर',
    kin: 'schemes, state schemes, information on state schemes',
  },
  {
    name: 'health insurance',
    typed: `insurance, niramaya, niramay, niramaya card, niramaya insurance, bima, beema, swasthya bima, vima, mediclaim,
      बीमा, स्वास्थ्य बीमा, विमा, आरोग्य विमा, निरामय`,
    found: 'Niramaya, insurance',
  },
  {
    name: 'legal guardianship',
    typed: `guardian, guardianship, legal guardian, guardianship certificate, local level committee, llc, trust deed,
      sanrakshak, palakatva, पालकत्व, संरक्षक, अभिभावकत्व`,
    found: 'guardianship, guardianship information, legal guardian',
  },
  {
    name: 'disability rights',
    typed: `rights, legal, legal help, lawyer, law, complaint, complaints, complain, grievance, rpwd, rpwd act, rpd act,
      discrimination, school refused, refused admission, adhikar, hakk, kanoon, kaida, takrar, shikayat,
      अधिकार, हक्क, हक, कानून, कायदा, तक्रार, शिकायत`,
    found: 'rights, grievance redressal, complaints, advocacy, legal guardianship, commission',
  },
  {
    name: 'National Trust',
    typed:
      'the national trust, national trust act, disha scheme, vikaas, samarth, gharaunda, nirmaya, नेशनल ट्रस्ट, राष्ट्रीय न्यास',
    found: 'National Trust',
  },
  {
    name: 'early signs',
    typed: `pointing, no pointing, not pointing, red flags, signs, symptoms, signs of autism, autism signs, learn about autism, awareness, autism awareness, lakshan,
      lakshane, chinh, लक्षण, लक्षणे, चिन्हे`,
    found: 'early signs, awareness, autism awareness, screening tools',
  },
  {
    name: 'information',
    typed: `resource centre, resource center, resources, jankari, mahiti, jaankari, mhayti, जानकारी, माहिती, म्हायती`,
    found: 'resource centre, awareness',
    role: 'generic',
  },
  {
    name: 'help',
    typed: `support, helping, madad, madat, madath, adhar, aadhar, adar, sahayata, sahay, sahayya, majot, मदद, मदत, सहायता,
      सहाय्य, आधार, मजत`,
    found: 'support',
    role: 'generic',
  },
  {
    name: 'free',
    typed: `free of cost, free of charge, no fees, no fee, muft, mufat, phukat, fukat, nishulk, mofat, mophat, fukot,
      मुफ्त, मुफ़्त, नि शुल्क, निशुल्क, मोफत, फुकट`,
    found: 'free',
    role: 'qualifier',
  },
  {
    name: 'low cost',
    typed:
      'cheap, affordable, low fees, low fee, subsidised, subsidized, sasta, saste, swast, svast, सस्ता, स्वस्त',
    found: 'free, charitable, government, subsidised, nominal',
    role: 'qualifier',
  },
]
