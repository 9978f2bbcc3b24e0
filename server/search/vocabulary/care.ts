import type { Concept } from './concept.ts'

/** Where people can live or stay, and who looks after them. */
export const CARE: Concept[] = [
  {
    name: 'hostel',
    typed: `hostels, residential, residential school, residential care, residential centre, residential center,
      boarding, boarding school, stay, stay facility, live in, lodging, accommodation, ashram, shelter, shelter home,
      chhatravas, chatravas, chhatrawas, vasatigruh, vasatigriha, wasatigruh, vastigruh, rahnewala, rehne ki jagah,
      rahne ka, छात्रावास, हॉस्टल, होस्टेल, वसतिगृह, वसतीगृह, आश्रम, निवासी, निवासी शाळा, आवासीय`,
    found: `hostels, residential, residential care, residential shelter, boarding, shelter`,
  },
  {
    name: 'respite care',
    typed: `respite, take a break, short stay, overnight care, weekend care, temporary care, break for parents,
      care break, rest for parents`,
    found: 'respite, overnight care, weekend care',
    kin: 'day care, daycare, assisted living',
  },
  {
    name: 'assisted living',
    typed: `group home, group homes, assisted living home, supported living, lifetime care, life long care,
      lifelong care, long term care, after parents, after us, after we are gone, when we are gone, after our death,
      after parents death, maa baap ke baad, mata pita ke baad, aai vadil gelyavar, avoi bapui uprant, माता पिता के बाद,
      आई वडील गेल्यावर, आई वडिलांनंतर, आवय बापूय उपरांत, home for autistic adults, home for adults,
      care home, permanent home, old age, guardian home, community living, hamare baad, humare baad, आमच्यानंतर`,
    found: 'group home, supported living, residential care',
    kin: 'daycare, day care',
    ageGroup: 'adults',
  },
  {
    name: 'day care',
    typed: `daycare, day care centre, day care center, daycare centre, daycare center, creche, child care, childcare,
      crèche, babysitter, baby sitter, baby sitting, palna ghar, palnaghar, balwadi, balvadi, anganwadi, anganvadi,
      पाळणाघर, बालवाडी, आंगनवाड़ी, अंगणवाडी, डे केयर`,
    found: 'daycare, day care centre, day centre, child care',
    category: 'child-care',
  },
  {
    name: 'caregiver',
    typed: `caregivers, carer, carers, caretaker, caretakers, care taker, nurse, nanny, ayah, aaya, maid, attendant,
      home care, home help, home visit, home visits, home service, home therapy, therapy at home, ghar par, ghari,
      घर पर, घरी`,
    found: 'caregivers, carers, home based, home visits, trained staff',
  },
  {
    name: 'recreation',
    typed:
      'hobby, hobbies, activity, activities, summer camp, camp, camps, picnic, after school, shibir, शिविर, शिबिर',
    found: 'recreation, activities, camp',
    kin: 'sports',
  },
]
