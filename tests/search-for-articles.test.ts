import { beforeAll, expect, test } from 'vitest'
import { createStarterSearch, type StarterSearch } from './support/starter-search.ts'

/** What no listing answers and an article does, as readers typed it, against the starter content. */

let find: StarterSearch['find']
beforeAll(async () => {
  ;({ find } = await createStarterSearch())
})

const READ: Record<string, string[]> = {
  '/blog/when-your-child-hits-you#h-when-do-i-call-112-and-what-do-i-say-to-the-police': [
    'what to say to police autism',
    'police stopped me autistic',
  ],
  '/blog/when-somebody-takes-my-money': [
    'friend takes my money every month',
    'atm card mitrani paise kadhle',
    'friends son lost 40000 to online friend',
    'upi fraud what to do goa',
    'signed as garantor for friend loan can i cancel',
    'how to say no when somebody asks for money',
  ],
  '/blog/when-a-parent-dies': [
    'bailechem moronn zalem',
    'mayechem moronn bhurgo roddta',
    'maa ke liye rota hai beta',
    'family pension after mother death for disabled daughter',
    'mother expired family pension for disabled daughter bank account who signs',
    'sister refuses to eat since mother died',
    'dadi died asks every day when she comes back',
    'mother EPF and LIC who helps to claim',
    'holy communion priest for autistic',
    'who will sign in bank for my autistic brother',
  ],
  '/blog/stimming-rocking-humming-flapping': [
    'stimming',
    'divasbhar halte awaj karte teacher thambva mhante',
    'hums and rocks in class teacher complain',
    'choir told me to stop rocking',
    'neighbours complain about shouting',
    'landlord says no noise',
  ],
  '/blog/first-aid-choking-fits-and-swallowed-things': ['first aid'],
  '/blog/respite-and-life-after-parents#h-who-can-stay': [
    'who can stay with my sister when i am in hospital operation',
  ],
  '/blog/after-a-diagnosis#h-is-there-help-with-money': [
    'pension up',
    'pension maharashtra',
    'maharashtra pension apang',
    'sanjay gandhi niradhar',
    'niradhar yojana kolhapur',
    'apang yojana kolhapur',
    'maharashtra divyang yojana',
    'karnataka pension disability',
    'loan for disabled',
  ],
  '/blog/money-and-help-in-goa': [
    'apang pension',
    'loan for disabled',
    'apang karj',
    'certificate se paise',
    'certificate benefits',
  ],
  '/blog/living-alone-and-driving#h-what-belongs-in-a-rent-agreement': [
    'landlord wants me out',
    'flat owner not giving room to disabled',
  ],
  '/blog/niramaya-health-insurance': ['company mediclaim'],
  '/blog/autism-and-the-teenage-years#h-my-teenager-does-not-wash': [
    'shaving and bathing',
    'my son 15 does not bathe',
  ],
  '/blog/numbers-for-a-crisis#h-who-do-we-call-in-danger': ['police complaint hit disabled'],
  '/blog/disability-certificate-and-udid#h-my-card-is-from-another-state': [
    'maharashtra certificate goa',
    'udid kerala goa chalega',
  ],
  '/blog/while-you-wait': [
    'what to do till appointment',
    'what to tell grandmother',
    'how to tell family',
    'what can i do at home autism 4 years',
    'home exercises for autistic child',
    'husband says nothing wrong',
    'child 4 years 5 words',
    'waiting list assessment',
    'pressure cooker noise',
    'autism ghar par kya karu',
    'ghar par kya kare bacche ke sath',
    'bilingual',
    'should we speak english or konkani with child',
    'ganpati me patakhe se rota hai',
    'she hits when loud pressure cooker',
  ],
  '/blog/early-signs-and-m-chat': [
    'teacher said my son may have autism',
    'my son of 4 should he be tested',
    'mera beta gaadi line me lagata hai',
    'is it autism what to look for',
    'hand flapping',
    'lining up bottle caps',
    'mulgi hak marlyar bagat na',
  ],
  '/blog/which-doctor-first': ['who can tell me if i am autistic', 'who can diagnose autism'],
  '/blog/which-doctor-first#h-where-can-an-adult-ask-for-a-diagnosis': [
    'psychologist who sees adults goa',
    'psychologist for adults goa',
  ],
  '/blog/promises-of-a-cure': [
    'vaidya treatment for autism',
    'baba ke paas le jana chahiye',
    'mother in law says healer',
    'mother says najar',
    'drops cure autism clinic',
    'homeopathy',
    'rtms',
  ],
  '/blog/school-inclusive-resource-room-or-special': ['which school will take my autistic son'],
  '/blog/board-exam-help#h-what-about-exams-at-college': [
    'college exam too loud',
    'exams are loud and long',
  ],
  '/blog/disability-certificate-and-udid': [
    'bete ka certificate kahan se milega',
    'form kahan milega certificate',
    'udid card from another state valid in goa',
    'maharashtra card valid in goa',
  ],
  '/blog/certificate-old-papers-and-private-reports': [
    'certificate 2018 paper still valid',
    'my report is from a private psychologist is it valid for certificate',
    'can grandmother apply certificate',
    'udid change address',
  ],
  '/blog/helper-in-class-and-private-schools': [
    'shadow teacher goa',
    'helper in class',
    'is private school free',
    'playgroup porvorim',
  ],
  '/blog/at-college-or-university': [
    'my roommate laughs at me',
    'scholarship for autistic college student',
    'extra time in exam college',
  ],
  '/blog/medicine-for-an-autistic-person': [
    'aushad band karu ka',
    'aushad ne zop yete',
    'can i stop risperidone',
    'fits tablets finished',
    'risperidone weight gain',
    'tablets from chemist make her sleepy',
    'tablet for autism',
  ],
  '/blog/when-your-child-hits-you': [
    'dar band karun bandhu ka',
    'autism hitting',
    'can i lock my son in the house when i go to work',
  ],
  '/blog/living-alone-and-driving': [
    'can autistic people drive',
    'driving licence autism',
    'move out from parents house',
    'pg room alone autistic',
  ],
  '/blog/periods-gynaecologist-and-pregnancy': ['periods noise worse', 'gynecologist margao'],
  '/blog/for-teachers': [
    'how to tell parents their child may be autistic',
    'signs of autism in class',
    'course on autism for teachers online',
    'resource teacher from government goa',
    'head teacher wants to remove him',
  ],
  '/blog/teased-bullied-or-hurt-at-school': ['other children tease him', 'bullying'],
  '/blog/adhd-and-autism': ['adhd ki tablet acchi hai ya nahi', 'anxiety medicine safe'],
  '/blog/screens-homework-and-school-refusal': [
    'mobile ki aadat',
    'screen time',
    'rona homework ke time',
    'beta school nahi jaata',
  ],
  '/blog/brothers-and-sisters': ['choti behen jealous hai'],
  '/blog/toilet-and-bed-wetting': ['bed wetting 16 years', 'he wets the bed', 'toilet at night'],
  '/blog/talking-with-pictures-or-a-device#h-should-somebody-hold': [
    'facilitated communication',
    'rapid prompting',
  ],
  '/blog/talking-with-pictures-or-a-device': [
    'mazo bhurgo uloina',
    'bolona bhurgo',
    'mazo bhurgo uloina 7 vorsam',
    'beta nahi bolta 7 saal',
    'son 5 years not talking',
    'will he talk',
    'pictures to ask for food',
    'app for talking on phone',
    'AAC',
  ],
  '/blog/places-that-try': ['library panaji quiet', 'bus too loud margao'],
  '/blog/autistic-as-an-adult#h-where-can-i-meet': [
    'friends for autistic adults',
    'how to get girlfriend',
  ],
  '/blog/legal-guardianship-after-18': ['what happens at 18'],
  '/blog/disability-certificate-and-udid#h-what-does-the-certificate-cost': ['udid fees'],
  '/blog/letters-to-copy': ['letter to school', 'application to principal', 'email to school'],
  '/blog/aba-for-and-against': ['is ABA good or bad', 'is ABA harmful'],
  '/blog/tax-and-a-disability': ['income tax', 'school fees tax 80DD', 'form 10ia who will sign'],
  '/blog/when-your-partner-is-autistic': [
    'my father says autism is not real',
    'my parents do not believe i am autistic',
    'mummy papa nahi maante',
    'how to explain autism to my mother',
    'my wife thinks i dont love her',
    'girl friend said i am boring',
    'shaadi ke baad autism pata chala',
    'my wife says i have no feelings',
    'couples counsellor goa',
    'explain autism to my wife',
    'husband autistic',
    'pati autistic hai kya',
    'boyfriend gets angry when i shutdown',
    'parents want to arrange my marriage',
    'marriage proposal for my son',
    'mulachi lagna autism',
    'how to tell family',
    'tell fiance i am autistic',
    'shaadi se pehle batana chahiye',
  ],
  '/blog/assessment-of-a-school-child': [
    'what happens in an autism assessment child',
    'how to tell my child he is autistic',
    'signs of autism in girls',
  ],
  '/blog/haircut-dentist-and-doctor-visits': [
    'haircut',
    'screams at barber',
    'dentist for autistic child goa',
    'tooth pain child not speaking',
  ],
  '/blog/eating-when-a-child-eats-only-a-few-foods': [
    'picky eating',
    'eats only three things',
    'my child does not eat',
    'child not eating without mobile',
    'fakt bhaat khata',
    'only rice and biscuit',
  ],
  '/blog/autistic-as-an-adult': [
    'do i have to tell my parents',
    'AQ test',
    'is a self test worth anything',
    'signs of autism in adults',
    'will they tell my father about the diagnosis',
    'will my father be told',
    'can parents see my diagnosis',
  ],
  '/blog/when-a-child-runs-off': [
    'rastyacher dhanvta',
    'gharantlean bhaer dhavta',
    'gps tracker watch for autistic child',
    'door lock opens door',
    'rastyar palte',
    'beta bhag jata hai',
    'gate se bhaag jata hai',
    'mulgi rastyar dhavta',
  ],
  '/blog/sleep-of-an-autistic-child': [
    'bhurgo ratcho nidna',
    'bhurgo nidna',
    'nhidna bhurgo',
    'nidona ratcho',
    'zop lagat nahi mulala',
    'son not sleeping',
    'neend nahi aati',
    'melatonin',
    'rat ko soti nahi',
    'she screams at night',
    'child screaming at night holding ear',
    'zhopat nahi',
  ],
  '/blog/meltdowns-shutdowns-and-burnout': [
    'i could not speak in the library',
    'i went silent and could not talk',
    'shutdown in bank',
    'i stop talking after work and cannot cook',
  ],
  '/blog/autistic-at-work': [
    'i was fired because i am autistic',
    'fired from job',
    'laid off autistic software engineer goa',
    'should i tell interviewer i am autistic',
    'does udid card help to get private job',
    'my boss says my probation may end because i dont mix',
    'who sees my disability certificate',
    'manager says i am too slow',
    'boss wants me to resign',
    'do i have to tell my employer',
    'noise at work',
    'internship',
    'my boss is rude',
    'bullying at work',
    'sick leave salary',
    'shutdown at bank counter',
    'chup ho jati hu counter pe',
    'rights at work',
    'should i tell in job interview autistic',
    'fired because autistic',
  ],
  '/blog/what-causes-autism': [
    'pregnant again will baby be autistic',
    'what causes autism',
    'mother in law blames me',
    'autism vaccine',
    'screen time autism',
    'tika mule autism',
    'mobile dekhne se autism hota hai kya',
    'will my child be autistic',
    'doosra baccha bhi autism hoga kya',
    'saas mujhe dosh deti hai',
    'paap',
    'relatives blame mother',
    'will autism pass to my baby',
    'will the baby also be autistic',
    'gluten free diet autism',
  ],
  '/blog/autism-and-the-teenage-years': [
    'periods',
    'menses autism daughter',
    'touches himself in front of others',
    'masturbation',
  ],
  '/blog/rights-of-an-autistic-child': [
    'playschool ne mana kar diya',
    'shala mhante special school madhe ghala',
    'school admission nahi de rahe',
    'can school refuse my child',
    'may the school refuse my daughter',
    'school ne beti ko nikal diya',
    'school says she must leave',
    'school expelled my son',
    'school threw him out',
    'school se nikal rahe hai',
    'teacher says take him out of school',
    'can school throw out my child',
  ],
  '/blog/money-and-help-in-goa#h-how-much-is-the-disability-pension-in-goa': [
    'certificate lagta pension kitna',
    'dss pension bhurgya pasot',
    'gramsabha panchayat form pension',
  ],
  '/blog/when-your-child-hits-you#h-why-does-my-autistic-child-hit-bite-or-break-things': [
    'dant se kaatta hai kya karu',
    'bitting child how to stop',
    'child biting',
    'chavta bhurgo',
    'bhurgo chabta',
    'kaatta hai bachha',
    'beta kaat leta hai',
  ],
  '/blog/numbers-for-a-crisis#h-who-can-i-talk-to-when-i-feel-very-low': [
    'baat karna hai kisi se',
    'konnakui uloitlo',
    'mi eklo kitem korun',
  ],
  '/blog/respite-and-life-after-parents': [
    'hanv melear mhojea putachem kitem zatelem',
    'hanv meloch zalear bhurgo',
    'night shift autism child',
    'ratche kaam bhurgyak konn sambhalta',
    'raat ki duty bachha kaun dekhega',
    'beta akela ghar pe hai main duty pe',
  ],
  '/blog/tax-and-a-disability#h-are-kadamba-buses-free': [
    'bus pass apang goa',
    'bus ticket free handicap child kadamba',
    'balrath bus',
  ],
  '/blog/rights-of-an-autistic-child#h-can-a-school-expel-my-child-or-say-that-she-must-leave': [
    'teacher says take him elsewhere',
    'school kadhlo bhurgyak',
    'school bolta dusre jagah le jao',
  ],
  '/about/privacy': [
    'how do i stay anonymous',
    'is this site safe my data',
    'will anybody find out',
    'who can see what i searched',
    'is my search private?',
    'do you save what i search',
    'will my parents be told',
  ],
}

test.each(Object.entries(READ).flatMap(([path, searches]) => searches.map((one) => [one, path])))(
  '"%s" leads to %s',
  async (search, path) => {
    const { answers } = await find(search!)
    expect(answers.map((answer) => answer.path).join()).toContain(path)
  },
)

test.each([
  [
    'he runs off at bazaar how to stop',
    '/blog/when-a-child-runs-off#h-how-do-i-stop-my-child-running-off',
  ],
  ['autistic burnout', '/blog/meltdowns-shutdowns-and-burnout'],
  ['lonely', '/blog/autistic-as-an-adult#h-where-can-i-meet-other-autistic-adults'],
  ["can't speak when overwhelmed", '/blog/meltdowns-shutdowns-and-burnout'],
  ['exhausted at work', '/blog/autistic-at-work'],
  ['papa thak gaya hoon', '/blog/respite-and-life-after-parents'],
  ['hits herself when loud noise', '/blog/meltdowns-shutdowns-and-burnout'],
  ['oxygen chamber therapy autism', '/blog/promises-of-a-cure'],
  [
    'hits herself when angry',
    '/blog/meltdowns-shutdowns-and-burnout#h-how-can-i-help-my-autistic-child-who-has-meltdowns',
  ],
  [
    'touching private parts',
    '/blog/autism-and-the-teenage-years#h-how-do-we-teach-what-is-private',
  ],
  ['my wife doesnt understand me', '/blog/when-your-partner-is-autistic'],
  ['son hits mother', '/blog/when-your-child-hits-you'],
  ['beta mujhe marta hai', '/blog/when-your-child-hits-you'],
  ['bhurgo martta maka', '/blog/when-your-child-hits-you'],
  ['marta hai beta gussa', '/blog/when-your-child-hits-you'],
  ['haat chabta mujhe marta', '/blog/when-your-child-hits-you'],
  ['bhurgyan vokhod khalem', '/blog/first-aid-choking-fits-and-swallowed-things'],
  ['son hit a stranger', '/blog/when-your-child-hits-you'],
  ['son 20 hits father at night', '/blog/when-your-child-hits-you'],
  ['i go mute after office', '/blog/meltdowns-shutdowns-and-burnout'],
  ['he hits me when light goes', '/blog/when-your-child-hits-you'],
  [
    'is it allowed to lock child at home',
    '/blog/when-your-child-hits-you#h-may-we-lock-our-child-in-a-room-or-in-the-house-when-we-go-to-work',
  ],
  ['mulga mala marto', '/blog/when-your-child-hits-you'],
  [
    'he will post my photos if i dont pay',
    '/blog/when-somebody-takes-my-money#h-somebody-wants-money-or-he-shows-my-photos-what-do-i-do',
  ],
  [
    'bites himself',
    '/blog/stimming-rocking-humming-flapping#h-she-chews-her-shirt-or-bites-her-hand-what-instead',
  ],
  ['ragging', '/blog/at-college-or-university'],
  ['boss shouts at me', '/blog/autistic-at-work'],
  ['brain drops pune man on phone', '/blog/promises-of-a-cure'],
  ['what will happen when i am old', '/blog/respite-and-life-after-parents'],
  ['driver touch my daughter cheek', '/blog/teased-bullied-or-hurt-at-school'],
  ['teacher hits my son', '/blog/teased-bullied-or-hurt-at-school'],
  ['i hit my own head in a meltdown', '/blog/meltdowns-shutdowns-and-burnout'],
  ['who signs for him when I am dead', '/blog/legal-guardianship-after-18'],
  ['brain machine treatment 3 lakh', '/blog/promises-of-a-cure'],
])('the card for "%s" leads to %s', async (search, path) => {
  const { danger } = await find(search)
  expect(danger?.links.map(({ to }) => to)).toContain(path)
})

test.each(['my husband hits me', 'teacher hits my son'])(
  'the card for "%s" leads to no article on a child who hits',
  async (search) => {
    const { danger } = await find(search)
    expect(danger?.topic).toBe('violence')
    expect(danger?.links.map(({ to }) => to).join()).not.toContain('when-your-child-hits-you')
  },
)

test('who is ill and asks who looks after a child gets no card about dying', async () => {
  const { danger, answers } = await find('who takes care of my daughter when i am sick')
  expect(danger).toBeNull()
  expect(answers.map(({ path }) => path).join()).toContain('/blog/respite-and-life-after-parents')
})

test('a day on which to come is no need of a listing', async () => {
  const { listings } = await find('free hospital for autism near bicholim which day')
  expect(listings[0]?.name).toMatch(/^District Early Intervention Centre/)
})

test('who comes by bus asks for no school bus', async () => {
  const { listings } = await find('speech therapy mapusa by bus')
  expect(listings[0]?.town).toBe('Mapusa')
})

test.each(['school ponda bus', 'autism school ponda goa with transport'])(
  '"%s": a school in Ponda first, with what it does not say of a bus',
  async (search) => {
    const { listings } = await find(search)
    expect(listings[0]?.town).toBe('Ponda')
    expect(listings[0]?.remark).toMatch(/^Does not mention .*“school bus”: please ask\.$/)
    expect(listings[1]?.servicesAsked).toContain('school bus')
  },
)

test('of two therapies who has one is found, and who has both comes first', async () => {
  const { listings } = await find('speech and OT near panaji')
  const [first, second] = listings
  expect(listings.length).toBeGreaterThan(2)
  expect(first?.services.join()).toMatch(/occupational therapy/i)
  expect(first?.remark).toBeNull()
  expect(second?.remark).toMatch(/^Does not mention “(speech|occupational) therapy”/)
})

test('what an article ends with is no answer', async () => {
  const { answers } = await find('how complaints are taken may have changed')
  expect(answers.map(({ path }) => path).join()).not.toContain('#h-what-may-have-changed')
})
