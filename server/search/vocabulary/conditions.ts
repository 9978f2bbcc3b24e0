import type { Concept } from './concept.ts'

/** Conditions, also in words that hurt: whoever types them needs help all the same. */
export const CONDITIONS: Concept[] = [
  {
    name: 'autism',
    typed: `asd, autistic, autistics, autistik, autism spectrum, autism spectrum disorder,
      spectrum, asperger, aspergers, asperger syndrome, aspie, pdd, pdd nos, neurodivergent, neurodiverse,
      neurodiversity, on the spectrum, autism spectrum condition, otism, otizm, otisam, aatism, atizm, autizm,
      swalinta, swaleenta, swamagna, swamagnata, swamagn, swamagnta, svamagna, svamagnata, atmamagna,
      ऑटिज़्म, ऑटिज्म, ऑटिझम, आटिज्म, ऑटिस्टिक, स्वलीनता, स्वलीन, स्वमग्न, स्वमग्नता, आत्ममग्न`,
    found: 'autistic, autistics, autism spectrum, neurodivergent, ASD',
    isSubject: true,
  },
  {
    name: 'special needs',
    typed: `special need, special needs child, special needs children, special child, special children,
      special kid, special kids, special baby, children with special needs, child with special needs,
      differently abled, differently able, disabled, disability, disabilities, handicapped, handicap,
      physically handicapped, divyang, divyangjan, divyaang, viklang, viklaang, apang, apangg, vishesh bachche,
      vishesh bachcha, vishesh mul, vishesh mule, pwd, cwsn,
      दिव्यांग, विकलांग, अपंग, विशेष बच्चे, विशेष बच्चा, विशेष मुले, विशेष मूल, विशेष भुरगीं, विशेष मुलांसाठी,
      दिव्यांगजन`,
    found: `special children, differently abled, disability, disabilities, special education`,
    isSubject: true,
  },
  {
    name: 'intellectual disability',
    typed: `mental, mentally, mentally retarded, mental retardation, retarded, mr child, mentally challenged,
      mentally challenged child, mentally disabled, mental disability, mental child, slow, slow child,
      slow learner, slow learners, slow learning, slow in studies, dull, low iq, weak child, weak in studies,
      intellectual, intellectually disabled, intellectual disabilities, mandbuddhi, mand buddhi, mandabuddhi,
      matimand, gatimand, mati mand, gati mand, paagal, pagal, dimag kamzor, dimaag kamzor, dimag se kamzor,
      buddhi, मंदबुद्धि, मतिमंद, गतिमंद, बौद्धिक अक्षमता, मानसिक, मानसिक विकलांग, बौद्धिक दिव्यांग`,
    found: `intellectual, intellectual disability, intellectual disabilities, slow learners, mental handicap,
      developmental disabilities`,
  },
  {
    name: 'mental health',
    typed: `depression, anxiety, stress, tension, mental illness, mental problem, mental hospital, sad, suicide,
      suicidal, manasik swasthya, manasik aarogya, मानसिक स्वास्थ्य, मानसिक आरोग्य, तणाव`,
    found: 'mental health support, child mental health, psychiatry, human behaviour',
  },
  {
    name: 'ADHD',
    typed: `hyper, hyperactive, hyperactivity, attention deficit, attention, adhd child, chanchal, chanchal bachcha,
      concentration, focus problem, अति चंचल, चंचल, अतिचंचल, एडीएचडी`,
    found: 'attention deficit, hyperactivity, ADHD support',
  },
  {
    name: 'learning disability',
    typed: `ld, sld, learning disabilities, specific learning disability, learning difficulty,
      learning difficulties, learning problem, dyslexia, dyslexic, dyscalculia, dysgraphia, reading problem,
      padhai mein kamzor, padhne mein kamzor, adhyayan akshamta, पढ़ाई में कमज़ोर, अध्ययन अक्षमता`,
    found: 'learning disabilities, learning difficulties, dyslexia, learning disability support',
  },
  {
    name: 'cerebral palsy',
    typed: 'cp, cp child, cerebral, palsy, spastic, spastics, सेरेब्रल पाल्सी, मेंदूचा पक्षाघात',
    found: 'spastic, spastics, cerebral palsy',
  },
  {
    name: 'Down syndrome',
    typed: 'downs, downs syndrome, down syndrome child, trisomy, डाउन सिंड्रोम',
    found: 'Downs syndrome',
  },
  {
    name: 'multiple disabilities',
    typed:
      'multiple disability, physically challenged, physical disability, wheelchair, बहुविकलांग, बहुदिव्यांग',
    found: 'multiple disability, physically challenged, physical disability',
  },
  {
    name: 'hearing impairment',
    typed: `deaf, deafness, hearing, hearing impaired, hearing loss, hearing problem, hearing aid, mook badhir,
      behra, bahira, mukbadhir, karnbadhir, बहरा, मूकबधिर, कर्णबधिर, भैरो`,
    found: 'hearing impaired, deaf, hearing',
  },
  {
    name: 'visual impairment',
    typed: 'blind, blindness, visually impaired, low vision, andha, drishtihin, अंधा, अंध, दृष्टिहीन',
    found: 'visually impaired, blind, visual',
  },
  {
    name: 'speech delay',
    typed: `late talker, late talking, delayed speech, speech problem, speech problems, not talking, not speaking, not speak, not talk,
      speak, speaking, talk, talking, does not speak, do not speak, dont speak, doesnt speak at all,
      doesnt talk, does not talk, doesnt speak, cannot speak, cant speak, non verbal, nonverbal, no speech,
      language delay, stammering, stuttering, bol nahi raha, bolta nahi, bolti nahi, nahi bolta, bolat nahi,
      bolat nay, ulaina, uloina, uloinam, बोलता नहीं, बोलती नहीं, बोल नहीं पाता, बोलत नाही, उलयना`,
    found: 'speech therapy, speech, communication disorders, language delay, communication',
  },
  {
    name: 'developmental delay',
    typed: `gdd, global developmental delay, global delay, delayed milestones, milestone, milestones, late walking,
      not walking, not walking yet, delayed walking, does not walk, doesnt walk, cannot walk, cant walk, not sitting,
      development delay, developmental delays, vikas mein deri, विकास में देरी, विकासातील विलंब`,
    found: `developmental, developmental delays, developmental conditions, developmental screening,
      developmental assessment`,
  },
  {
    name: 'behaviour problems',
    typed: `behaviour problem, behavior problem, behavior problems, meltdown, meltdowns, tantrum, tantrums, aggression,
      aggressive, hitting, biting, head banging, self injury, gussa, zid, jidd, ziddi, hatti, गुस्सा, ज़िद्दी, जिद्दी, हट्टी`,
    found:
      'behaviour therapy, behavioural therapy, behaviour modification, behaviour management, ABA',
  },
  {
    name: 'sleep problems',
    typed: `sleep, sleep problem, sleep issues, sleep issue, sleeping, sleeping problem, not sleeping, does not sleep,
      doesnt sleep, cannot sleep, no sleep, insomnia, sleepless, neend, nind, zop, nhid, नींद, झोप, न्हीद`,
    found: 'sleep, developmental paediatrics, developmental paediatrician, child development',
  },
  {
    name: 'epilepsy',
    typed: 'fits, seizure, seizures, mirgi, mirgee, akdi, fepre, मिर्गी, अपस्मार, फेपरे',
    found: 'seizures, neurology, epileptic',
  },
]
