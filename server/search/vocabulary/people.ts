import type { Concept } from './concept.ts'

/** Whom it is for. An entry need not say it; one that does comes first. */
export const PEOPLE: Concept[] = [
  {
    name: 'children',
    typed: `grandson, granddaughter, grandchild, nephew, niece, dhuv, dhuvek, put, putak, धुव, धुवेक, पूत, child, childs, childrens, kid, kids, kids with autism, my child, boy, boys, girl, girls, son, daughter, beta, bete, beti, betiyon,
      baccha, bachcha, bachche, bachchon, bachho, bachon, bachcho, balak, ladka, ladke, ladki, bachchi, bachi, mul, mula, mulga, mulgi, mulansathi,
      mulanche, mulanchi, lekru, bhurgem, bhurgim, bhurgea, bhurgeam, bhurgeank, bhurgeanchem, cheddo, cheddum,
      बच्चा, बच्चे, बच्चों, बच्ची, बेटा, बेटे, बेटी, बालक, लड़का, लड़के, लड़की, मूल, मुल, मुले, मुलगा, मुलगी, मुलांसाठी, मुलांच्या, मुलांचे, मुलांची,
      लेकरू, भुरगें, भुरगीं, भुरग्यां, भुरग्यांक, चलो, चली`,
    found: 'child, kids, young children',
    ageGroup: 'children',
    role: 'people',
  },
  {
    name: 'young children',
    typed: `baby, babies, infant, infants, newborn, newborns, toddler, toddlers, small child, small children, little one,
      chhota bachcha, chota bachcha, chote bachche, lhan mul, lahan mul, lhan bhurgem, tano, shishu, balishu,
      छोटा बच्चा, छोटे बच्चे, शिशु, लहान मूल, लहान मुले, बाळ, ल्हान भुरगें`,
    found: 'newborns, infants, birth, toddlers',
    ageGroup: 'early-childhood',
    role: 'people',
  },
  {
    name: 'teenagers',
    typed: `teen, teens, teenager, teenage, adolescent, adolescents, youth, young people, kishor, tarun, yuva,
      किशोर, युवा, तरुण, कुमार, तरणाटे`,
    found: 'adolescents, youth, young people',
    ageGroup: 'teenagers',
    role: 'people',
  },
  {
    name: 'adults',
    typed: `adult, young adult, young adults, grown up, grown ups, man, woman, men, women, bada, bade, vayask, vyask, mothe, praudh,
      jaante, zante, वयस्क, प्रौढ, मोठे, मोठा, बड़े, जाणटे`,
    found: 'adult, young adults',
    ageGroup: 'adults',
    role: 'people',
  },
  {
    name: 'parents',
    typed: `parent, mother, mothers, mom, moms, mum, father, fathers, dad, family, families, mata pita, maa baap, aai baba, aai, baba,
      palak, avoibapui, avoi bapui, abhibhavak, gharche, माता पिता, माँ, मां, पिता, अभिभावक, पालक, आई, वडील, आवय, बापूय, आवयबापूय`,
    found: 'parent, families, family',
    role: 'people',
  },
  {
    name: 'problem',
    typed: `problems, issue, issues, disorder, disorders, difficulty, difficulties, samasya, tras, समस्या, त्रास`,
    role: 'generic',
  },
  {
    name: 'district',
    typed: `districts, taluka, zilla, jilla, jilha, zila, जिल्हा, जिल्ह्यात, जिला, जिले, तालुका, तालुक्यात`,
    role: 'generic',
  },
  {
    name: 'person',
    typed: 'persons, people, individual, individuals, student, students, vyakti, व्यक्ती, व्यक्ति',
    role: 'generic',
  },
  {
    name: 'centre',
    typed: `center, centres, centers, place, places, facility, facilities, organisation, organization, organisations,
      organizations, ngo, ngos, institute, institution, institutions, foundation, service, services, trust,
      kendra, kendr, sanstha, saunstha, sansthan, samstha, jagah, jaga, zago, thikan, केंद्र, केन्द्र, संस्था, संस्थान, जगह, जागा, जागो, ठिकाण`,
    found: 'center, institute, foundation, trust',
    role: 'generic',
  },
]
