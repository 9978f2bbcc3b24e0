import type { Concept } from './concept.ts'

/** Doctors and hospitals. */
export const MEDICAL: Concept[] = [
  {
    name: 'doctor',
    typed: `doctors, dr, docter, docters, doctor for autism, autism doctor, specialist, specialists, physician, medical,
      medicine, dotor, dotoracho, daktar, doktar, chikitsak, vaidya, vaid, vokod, vakhad, dava, dawa, dawai, consult,
      consultation, डॉक्टर, डाक्टर, चिकित्सक, दवा, दवाई, वैद्य, दोतोर, वखद`,
    found: 'doctors, specialists, paediatrician, psychiatrist, neurologist',
    category: 'doctors-specialists',
  },
  {
    name: 'treatment',
    typed: `treatments, chikitsa, ilaj, ilaaj, upchar, upachar, चिकित्सा, इलाज, उपचार`,
    found: `therapy, therapies, intervention, doctors, specialists, paediatrician, psychiatrist, neurologist, rehabilitation`,
    category: 'doctors-specialists',
  },
  {
    name: 'paediatrician',
    typed: `pediatrician, paediatricians, pediatricians, child doctor, child specialist, children doctor,
      kids doctor, baby doctor, child doctors, childrens doctor, paediatric doctor, pediatric doctor, paediatric, pediatric,
      developmental pediatrician, developmental paediatrician, dev ped, balrog tadnya, balrogtadnya,
      bachon ka doctor, bachcho ka doctor, bacchon ke doctor, bal rog visheshagya, bhurgeancho dotor,
      बाल रोग विशेषज्ञ, बालरोगतज्ज्ञ, बालरोग, बच्चों का डॉक्टर, बच्चों के डॉक्टर`,
    found:
      'paediatric, pediatric, paediatrics, pediatrics, developmental paediatrics, developmental paediatrician',
    kin: 'child development',
    category: 'doctors-specialists',
    isSpecialty: true,
  },
  {
    name: 'neurologist',
    typed: `neurologists, neuro, neurology, pediatric neurologist, paediatric neurologist, brain doctor, nerve doctor,
      neuro doctor, neuro specialist, dimag ka doctor, nasecha doctor, न्यूरोलॉजिस्ट, मेंदू तज्ज्ञ, मस्तिष्क`,
    found: 'neurology, neuro, paediatric neurology, neurological',
    category: 'doctors-specialists',
    isSpecialty: true,
  },
  {
    name: 'psychiatrist',
    typed: `psychiatrists, psychiatry, psychiatric, child psychiatrist, mind doctor, mental doctor,
      manasopchar tadnya, मनोचिकित्सक, मानसोपचार, मानसोपचार तज्ज्ञ`,
    found: 'psychiatry, child psychiatry, psychiatric',
    category: 'doctors-specialists',
    isSpecialty: true,
  },
  {
    name: 'psychologist',
    typed: `psychologists, psychology, clinical psychologist, child psychologist, rehabilitation psychologist,
      manovaigyanik, manasshastradnya, मनोवैज्ञानिक, मानसशास्त्रज्ञ`,
    found: 'psychology, psychologists, clinical psychology, child psychology',
    askAt: 'doctors-specialists',
  },
  {
    name: 'hospital',
    typed: `hospitals, clinic, clinics, opd, aspatal, haspatal, hospitol, ispital, rugnalay, rugnalaya, davakhana,
      dawakhana, medical college, nursing home, अस्पताल, रुग्णालय, दवाखाना, हॉस्पिटल, इस्पिताल, हास्पिटल`,
    found: 'clinic, OPD, medical college, institute of psychiatry',
    category: 'doctors-specialists',
  },
  {
    name: 'Goa Medical College',
    typed:
      'gmc, g m c, gmc hospital, gmch, goa medical, bambolim hospital, जीएमसी, गोवा मेडिकल कॉलेज',
    found: 'GMC',
  },
  {
    name: 'government hospital',
    typed: `govt hospital, govt hospitals, sarkari hospital, sarkari aspatal, government hospitals, सरकारी अस्पताल,
      सरकारी हॉस्पिटल, शासकीय रुग्णालय`,
    found: 'district hospital, government hospital, medical college',
    category: 'doctors-specialists',
  },
  {
    name: 'government',
    typed: 'govt, sarkari, shasakiya, government run, municipal, सरकारी, शासकीय',
    found: 'government, district hospital, municipal, public, statutory',
    role: 'qualifier',
  },
  {
    name: 'private',
    typed: 'niji, khajgi, khasgi, non government, निजी, खाजगी, खासगी',
    found: 'private provider, private centre',
    role: 'qualifier',
  },
  {
    name: 'dentist',
    typed: 'dental, dentists, dental clinic, teeth, tooth, daat, dant, दांत, दात',
    found: 'dental',
  },
  {
    name: 'eye care',
    typed: 'eye, eyes, eye doctor, ophthalmologist, optometrist, aankh, dole, आंख, डोळे',
    found: 'eye, vision',
  },
  {
    name: 'therapist',
    typed: `therapists, therapy, therapies, therapy centre, therapy center, therapy centres,
      therapy class, therapy classes, therapy clinic, थेरेपी, थेरपी, थेरपिस्ट, थेरेपिस्ट`,
    found: 'therapy, therapies, therapists',
    category: 'therapists',
  },
]
