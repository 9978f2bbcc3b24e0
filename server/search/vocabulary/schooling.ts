import type { Concept } from './concept.ts'

/** Schools, courses and work. */
export const SCHOOLING: Concept[] = [
  {
    name: 'special school',
    typed: `special schools, school for special children, schools for special children, school for special child,
      school for special kids, school for special needs, special needs school, special needs schools,
      special education school, spl school, special skool, school for autistic children, school for autistic child,
      school for disabled, school for differently abled, school for mentally retarded, mr school, slow school,
      special needs education, apang shala, divyang shala, matimand shala, gatimand shala,
      दिव्यांग शाळा, मतिमंद शाळा, अपंग शाळा, विशेष स्कूल, विशेष विद्यालय, विशेष शाळा, विशेष पाठशाला, खास शाळा, दिव्यांग शाळा, मतिमंद शाळा, अपंग शाळा,
      स्पेशल स्कूल`,
    category: 'special-schools',
  },
  {
    name: 'school',
    typed: `schools, skool, skul, iskool, iskul, iskol, academy, vidyalaya, vidyalay, vidyamandir, pathshala,
      paathshala, shala, shaala, xala, xallo, xallaa, school admission, admission, admissions, kindergarten,
      preschool, pre school, nursery, स्कूल, विद्यालय, पाठशाला, शाळा, शाळेत, शाला, इस्कोल`,
    found: 'academy, vidyalaya, preschool',
    category: 'special-schools',
  },
  {
    name: 'special education',
    typed: `special ed, sped, education, shiksha, shikshan, xikxonn, xikop, siksha, vishesh shiksha, vishesh shikshan,
      शिक्षा, शिक्षण, शिक्षण केंद्र, विशेष शिक्षा, विशेष शिक्षण, शिकप`,
    found: 'special education, inclusive education, education',
  },
  {
    name: 'open schooling',
    typed: `दहावी, dahavi, nios, n i o s, open school, national institute of open schooling, open schooling exam, 10th exam, class 10,
      class 12, 10th class, 12th class, 10th, 12th, tenth, class x,
      board exam, मुक्त विद्यालय, एनआईओएस`,
    found: 'NIOS',
  },
  {
    name: 'inclusive school',
    typed: `inclusive schools, inclusion, inclusive, inclusive education, inclusive schooling, mainstream school,
      mainstream, normal school, regular school, integrated school, resource room, resource teacher,
      samaveshi shiksha, samaveshi, समावेशी, समावेशी शिक्षा, सर्वसमावेशक`,
    found: 'inclusive schooling, inclusive education, inclusion, mainstream, resource room',
  },
  {
    name: 'individual education plan',
    typed:
      'iep, i e p, individualised education plan, individualized education program, education plan',
    found: 'IEP, individualised education',
  },
  {
    name: 'shadow teacher',
    typed:
      'shadow teachers, shadow, school support, scribe, writer for exam, teaching assistant, lekhanik, लेखनिक',
    found: 'shadow teacher, scribe',
  },
  {
    name: 'homeschooling',
    typed: 'home school, home schooling, homeschool, home based education, study at home',
    found: 'home schools, home based',
  },
  {
    name: 'vocational training',
    typed: `vocational, vocation, vocational centre, vocational center, vocational course, vocational courses,
      vocational school, prevocational, pre vocational, skill training, skills training, skill development, job training,
      work training, employment, employability, job, jobs, work, naukri, nokri, rozgar, rojgar, kaam, kaushalya,
      vyavsayik prashikshan, vavr, nokri, व्यावसायिक प्रशिक्षण, रोजगार, रोज़गार, नौकरी, नोकरी, कौशल्य, कौशल, काम`,
    found: `vocational, pre vocational, job training, employability, employment, livelihoods, vocational placement,
      handicrafts`,
  },
  {
    name: 'life skills',
    typed: `adl, daily living, daily living skills, activities of daily living, self help, self help skills, toilet training,
      potty training, independent living, independence, living skills, eating, jeevan kaushal, जीवन कौशल`,
    found: `ADL, daily living, self help, living skills, independent living`,
  },
  {
    name: 'teacher training',
    typed: `b ed special education, bed special education, d ed special education, ded special education,
      special education course, diploma in special education, teacher course, rci course, rci courses, rci, b ed,
      d ed, become special educator, shikshak prashikshan, शिक्षक प्रशिक्षण`,
    found: `special teacher training, diploma, professional training, training for special educators, RCI`,
    category: 'training-centers',
  },
  {
    name: 'training centre',
    typed: `training center, training centres, training centers, training institute, course, courses, class, classes,
      prashikshan, prashikshan kendra, प्रशिक्षण, प्रशिक्षण केंद्र, कोर्स`,
    found: 'training, course, courses, institute',
    category: 'training-centers',
  },
  {
    name: 'training',
    typed: 'train, trained, trainings',
    found: 'training',
  },
  {
    name: 'sports',
    typed:
      'sport, games, special olympics, football, cricket, athletics, gym, khel kud, krida, क्रीडा, खेलकूद',
    found: 'sports, sport, Olympics, sports training',
  },
  {
    name: 'school bus',
    typed: `transport, bus, van, pick up, pickup, pick and drop, pickup and drop, vehicle, gaadi, gadi, vahan,
      बस, गाड़ी, वाहन, परिवहन`,
    found: 'transport, bus, free transport',
  },
]
