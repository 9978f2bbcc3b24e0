/** The longest a field may be, in characters: §3 and ruling 5. They feed the columns and the inputs. */
export const LIMITS = {
  username: 50,
  email: 100,
  password: 255,
  token: 255,
  userAgent: 300,
  providerId: 30,
  accountId: 300,
  role: 20,
  categoryName: 100,
  slug: 100,
  icon: 50,
  color: 7,
  name: 200,
  phone: 20,
  printedPhone: 50,
  website: 200,
  region: 50,
  place: 80,
  address: 500,
  pincode: 6,
  coordinate: 20,
  url: 500,
  ages: 100,
  /** One of a few words, */
  choice: 20,
  /** a fact in a line (fees, hours), */
  shortFact: 100,
  /** and one in a few sentences (what to bring). */
  longFact: 500,
  externalId: 100,
  factField: 30,
  sourceTitle: 200,
  sourceDate: 10,
  quote: 500,
  /** The name of a picture in our store. */
  picture: 32,
  method: 20,
  /** A hash in hexadecimal digits. */
  hash: 64,
  title: 200,
  author: 100,
  blogCategory: 50,
  personName: 100,
  /** What people call themselves; it is shown with their reviews. */
  ownName: 50,
  subject: 200,
  submissionCategory: 50,
  status: 20,
  /** What a participant needs; longer ones are ciphertexts in the database. */
  requirements: 2_000,
  organizer: 100,
  price: 50,
  usually: 100,
  eventLocation: 300,
  ageGroup: 100,
  advertisementKind: 50,
  clickTarget: 20,
  review: 2_000,
  message: 5_000,
  /** What a visitor read of a listing's fact, and what is right. */
  correction: 500,
  description: 5_000,
  notes: 2_000,
  post: 100_000,
  excerpt: 500,
  tag: 50,
  action: 40,
  mailKind: 40,
  mailError: 300,
  fileName: 200,
  importError: 300,
  /** What an admin says of a search: the words it is about, */
  searchPhrase: 80,
  /** what it means in the vocabulary, */
  concept: 80,
  /** and what else is searched. */
  searchWords: 200,
} as const

/** Most rows one answer holds, and the most without a `limit` (§7). */
export const MAX_LIMIT = 200
export const MAX_UNLIMITED = 1_000
