/** What articles and our pages call a thing of the vocabulary, where it is neither its name nor what listings say. */
export const ARTICLES_SAY: Record<string, string> = {
  airport: 'air travel, flight, fly, sunflower lanyard',
  'speech delay': 'early signs',
  'developmental delay': 'early signs',
  'first steps': 'early signs, which doctor first',
  'open schooling': 'NIOS, board exam',
  'legal guardianship': 'guardian, guardianship',
  'disability rights': 'rights, law',
  'government schemes': 'pension, scheme, money, stipend, help in Goa',
  pension: 'pension, scheme, money, help in Goa',
  scholarship: 'scholarship, money, stipend, help in Goa',
  'screening tool': 'early signs, M-CHAT',
  'mental health': 'Tele-MANAS, feel very low',
  'mental health helpline': 'Tele-MANAS',
}
