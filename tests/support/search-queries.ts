/** What families type into a search, and which entry of the starter content each is about, or any of which; null: there is none. */
export const QUERIES: { search: string; best: string | string[] | null }[] = [
  { search: 'special school near margao', best: "Daddy's Home Special School" },
  {
    search: 'mapusa deic',
    best: 'District Early Intervention Centre (DEIC), North Goa District Hospital, Mapusa',
  },
  {
    search: 'early intervention 2 year old goa',
    best: [
      'Sethu Centre for Child Development and Family Guidance',
      // It is one, and takes children from birth on.
      'District Early Intervention Centre (DEIC), North Goa District Hospital, Mapusa',
    ],
  },
  { search: 'school for autism davorlim', best: 'Jyot School for children with autism' },
  { search: 'jyot school margao phone', best: 'Jyot School for children with autism' },
  {
    search: 'quepem special school',
    best: 'Lokvishwas Pratishthan Special School and Residential Shelter, Shirvoi (Quepem)',
  },
  {
    search: 'old goa special school hostel',
    best: "St. Xavier's Academy (Saint Francis Xavier's Centre for the Differently Abled), Old Goa",
  },
  {
    search: 'NIOS school for special needs goa',
    best: "St. Xavier's Academy (Saint Francis Xavier's Centre for the Differently Abled), Old Goa",
  },
  {
    search: 'sanjay school porvorim contact',
    best: 'Sanjay Centre for Special Education (Sanjay School), Porvorim',
  },
  {
    search: 'sanjay school vasco',
    best: 'Sanjay Centre for Special Education, Bogda (Vasco branch)',
  },
  {
    search: 'how to get disability certificate goa',
    best: [
      'State Commission for Persons with Disabilities, Goa',
      // Families get it there.
      'District Early Intervention Centre (DEIC), North Goa District Hospital, Mapusa',
      'District Early Intervention Centre (DEIC), South Goa (Hospicio), Margao',
      'Institute of Psychiatry and Human Behaviour (IPHB), Bambolim',
    ],
  },
  {
    search: 'gmc neuro rehab centre children',
    best: 'Paediatric Neuro Rehabilitation Centre (PNRC), Goa Medical College',
  },
  {
    search: 'autism friendly beach goa',
    best: 'Miramar Beach accessible-beach sessions (Purple Fest)',
  },
  { search: 'daddys home margao', best: "Daddy's Home Special School" },
  {
    search: 'free physiotherapy child goa transport',
    best: 'Novi Survat Centre for physically challenged children',
  },
  {
    search: 'goa vixexponn xallo',
    best: "St. Xavier's Academy (Saint Francis Xavier's Centre for the Differently Abled), Old Goa",
  },
  {
    search: '500009 autism',
    best: 'National Institute for the Empowerment of Persons with Intellectual Disabilities (NIEPID), Secunderabad',
  },
  { search: '110025 autism school', best: 'Action for Autism (National Centre for Autism)' },
  {
    search: 'bangalore autism centre',
    best: [
      'The Com DEALL Trust (Communication DEALL), Bengaluru',
      'ASHA - Academy for Severe Handicaps and Autism, Bengaluru',
      'Apoorva Centre for Autism (Society for the Autistics in India), Bengaluru',
      'Sunshine Autism Trust, Bengaluru',
    ],
  },
  {
    search: 'respite care for autistic adult bangalore',
    best: 'ALFAA - Assisted Living for Autistic Adults, Bengaluru',
  },
  {
    search: 'sensory room airport',
    best: 'Sensory room, Kempegowda International Airport (Terminal 2), Bengaluru',
  },
  {
    search: 'movie for autistic child chennai',
    best: 'SENS sensory-friendly shows, Sathyam Cinemas (SPI Cinemas), Chennai',
  },
  {
    search: 'niramaya claim phone',
    best: 'Niramaya health insurance claims helpline (National Trust)',
  },
  { search: 'autism centre in sikkim', best: null },
]
