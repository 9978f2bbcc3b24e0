import type { Concept } from './concept.ts'

/** Therapies, assessment and what is done in them. */
export const THERAPIES: Concept[] = [
  {
    name: 'speech therapy',
    typed: `speech, speech therapist, speech therapists, speech therapies, slp, speech and language therapy,
      speech language therapy, speech language pathologist, speech pathologist, speech pathology, speech doctor,
      speech class, speech classes, speech training, language therapy, talking therapy, bolne ki therapy,
      bolna sikhana, bolne ka doctor, vaani chikitsa, vani chikitsa, vacha upchar, vachaupchar, vacha chikitsa,
      uloup, ulovpak, स्पीच थेरेपी, स्पीच थेरपी, स्पीच, वाक् चिकित्सा, वाणी चिकित्सा, वाचा उपचार, वाचाउपचार,
      उलोवप`,
    found: 'speech, communication therapy, language therapy',
  },
  {
    name: 'occupational therapy',
    typed: `ot, o t, occupational, occupational therapist, occupational therapists, occupation therapy,
      occupation therapist, ot therapy, ot therapist, o.t., fine motor, handwriting, hand writing,
      ऑक्यूपेशनल थेरेपी, ऑक्युपेशनल थेरपी, ओटी, व्यावसायिक चिकित्सा, व्यवसाय उपचार`,
    found: 'occupational therapist',
  },
  {
    name: 'physiotherapy',
    typed: `physio, physiotherapist, physiotherapists, physical therapy, physical therapist, fisio, fizio,
      phisiotherapy, gross motor, फिजियोथेरेपी, फिजिओथेरपी, फिज़ियो, भौतिक चिकित्सा`,
    found: 'physio, physical therapy',
  },
  {
    name: 'behaviour therapy',
    typed: `aba, aba therapy, aba therapist, applied behaviour analysis, applied behavior analysis, behaviour,
      behavior, behavioural, behavioral, behavior therapy, behavioural therapy, behavioral therapy,
      behaviour therapist, behavior therapist, behaviour modification, behaviour management, bcba, rbt, vb mapp,
      vyavhar, vyavahar, vartan, vartanuk, बिहेवियर थेरेपी, व्यवहार चिकित्सा, व्यवहार, वर्तन, वर्तणूक`,
    found: `ABA, applied behaviour analysis, applied behavior analysis, behavioural therapy, behavior therapy,
      behaviour modification, behaviour management`,
    askAt: 'therapists',
  },
  {
    name: 'sensory integration',
    typed: `si therapy, sensory therapy, sensory processing, sensory processing disorder, sensory issues, sensory problem, sensory problems, spd,
      sensory integration therapy, sensory diet, sensory gym, सेंसरी थेरेपी`,
    found: 'sensory therapy, sensory integration',
    kin: 'occupational therapy, sensory room, multi sensory room, visuo sensory room',
  },
  {
    name: 'counselling',
    typed: `counseling, counsellor, counselor, counsellors, counselors, psychotherapy, psychotherapist, cbt,
      talk to someone, salah, salahkar, samupadeshan, samupdeshan, काउंसलिंग, परामर्श, समुपदेशन, सल्ला`,
    found: 'tele counselling, parent counselling, psychotherapy',
  },
  {
    name: 'special educator',
    typed: `special educators, special teacher, special teachers, special ed teacher, remedial teacher,
      remedial, remedial education, remedial teaching, special education teacher, tuition, tuitions, home tutor,
      विशेष शिक्षक, विशेष शिक्षिका, स्पेशल एजुकेटर`,
    found: 'special educators, special teacher, remedial education',
    kin: 'special education',
  },
  {
    name: 'assessment',
    typed: `assesment, assessments, diagnosis, diagnose, diagnosed, diagnostic, evaluation, evaluate, test, tests,
      testing, screening, autism test, autism assessment, autism diagnosis, ados, iq test, iq, eye contact, no eye contact, check up, checkup, jaanch, janch, tapasni, tapasnee, nidan, जाँच, जांच, तपासणी, निदान,
      तपासप`,
    // Not "screening" alone: cinemas have screenings.
    found: `diagnosis, evaluation, developmental screening, autism screening, early screening, screening tools,
      screening block, ISAA, M CHAT, developmental assessment, developmental evaluation, multidisciplinary assessment`,
    kin: 'psychiatry, OPD, developmental clinic',
  },
  {
    name: 'screening tool',
    typed:
      'screening tools, m chat, mchat, m chat r, mchat test, m chat test, isaa, isaa test, autism questionnaire, online autism test',
    found: 'M CHAT, ISAA, screening tools',
    kin: 'developmental screening, assessment, early signs',
  },
  {
    name: 'early intervention',
    typed: `ei, early intervention centre, early intervention center, early therapy, early stimulation,
      early start, infant stimulation, early detection, शीघ्र हस्तक्षेप, अर्ली इंटरवेंशन, लवकर उपचार`,
    found: 'DEIC, infant stimulation, early intervention',
    kin: 'early evaluation, child development, developmental paediatrics, paediatric development, developmental care, paediatric neuro rehabilitation',
    ageGroup: 'early-childhood',
  },
  {
    name: 'District Early Intervention Centre',
    typed:
      'deic, d e i c, dei centre, deic centre, deic center, rbsk, rashtriya bal swasthya karyakram, डीईआयसी',
    found: 'DEIC, RBSK, Rashtriya Bal Swasthya Karyakram',
  },
  {
    name: 'parent training',
    typed: `parents training, parent guidance, parental training, training for parents, parent education,
      train parents, parent coaching, home programme, home program, ghar par training, palak prashikshan,
      पालक प्रशिक्षण, अभिभावक प्रशिक्षण`,
    found: 'parent guidance, parent education, parent training',
    kin: 'parent counselling, parent involvement',
  },
  {
    name: 'communication aids',
    typed: `aac, pecs, picture cards, picture exchange, communication board, communication app, sign language,
      makaton, avaz`,
    found: 'AAC, PECS, alternative communication, sign language',
  },
  {
    name: 'music and arts therapy',
    typed: `music therapy, music, art therapy, dance therapy, drama therapy, movement therapy, art class, dance,
      sangeet, gayan, naach, nrutya, संगीत, नृत्य, चित्रकला`,
    found: 'music therapy, music, art therapy, dance therapy',
  },
  {
    name: 'aquatic therapy',
    typed:
      'hydrotherapy, hydro therapy, swimming, swimming therapy, swimming pool, swim, water therapy, pohna, पोहणे, तैराकी',
    found: 'aquatic therapy, hydrotherapy, swimming',
  },
  {
    name: 'yoga',
    typed: 'yog, yoga class, yoga therapy, योग, योगा',
  },
  {
    name: 'horse riding therapy',
    typed:
      'hippotherapy, horse therapy, equine therapy, horse riding, animal therapy, dog therapy, pet therapy',
    found: 'hippotherapy, equine, horse, animal assisted',
  },
  {
    name: 'play therapy',
    typed:
      'play, floortime, floor time, dirfloortime, playgroup, play group, khel, khelne, खेल, खेळ, खेळ उपचार',
    found: 'play therapy',
    kin: 'play, playground',
  },
  {
    name: 'rehabilitation',
    typed:
      'rehab, rehabilitation centre, rehab centre, rehab center, punarvas, punarvasan, पुनर्वास, पुनर्वसन',
    found: 'rehab, rehabilitation services',
  },
  {
    name: 'developmental therapy',
    typed: `teacch, esdm, denver model, son rise, rdi, development therapy, developmental therapies,
      developmental centre, child development centre, child development center, cdc, vikas kendra, baal vikas,
      bal vikas, bal vikas kendra, बाल विकास, बाल विकास केंद्र`,
    found: 'child development, developmental care, developmental clinic',
    kin: 'developmental medicine',
  },
]
