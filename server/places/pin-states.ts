/** The state a PIN code's first digits stand for; longest prefix first. Prefixes that two states share are left out. */
const PREFIXES: Record<string, string> = {
  Delhi: '110',
  Haryana: '12 13',
  Punjab: '140 141 142 143 144 145 146 147 148 151 152',
  Chandigarh: '160',
  'Himachal Pradesh': '171 172 173 174 175 176 177',
  'Jammu and Kashmir': '180 181 182 184 185 190 191 192 193',
  Ladakh: '194',
  'Uttar Pradesh': '20 21 22 23 240 241 242 243 245 250 251 252 253 261 264 27 28',
  Uttarakhand: '248 249 263',
  Rajasthan: '30 31 32 33 34',
  Gujarat: '36 37 38 390 391 392 393 394 395',
  Maharashtra: '400 401 402 404 405 406 407 408 409 41 42 43 44',
  Goa: '403',
  'Madhya Pradesh': '45 46 47 48',
  Chhattisgarh: '49',
  Telangana: '500 501 502 503 504 505 506 508 509',
  'Andhra Pradesh': '510 511 512 513 514 515 516 517 518 519 52 53',
  Karnataka: '56 57 58 59',
  'Tamil Nadu': '600 601 602 603 604 606 608 61 62 63 64',
  Kerala: '67 68 69',
  'West Bengal': '70 71 72 73 740 741 742 743',
  Sikkim: '737',
  'Andaman and Nicobar Islands': '744',
  Odisha: '75 76 77',
  Assam: '78',
  'Arunachal Pradesh': '790 791 792',
  Meghalaya: '793 794',
  Manipur: '795',
  Mizoram: '796',
  Nagaland: '797 798',
  Tripura: '799',
  Bihar: '800 801 802 803 804 805 806 807 808 809 811 812 821 823 824 84 85',
  Jharkhand: '814 815 816 822 825 826 827 828 829 830 831 832 833 834 835',
}

const STATE_OF = new Map(
  Object.entries(PREFIXES).flatMap(([state, prefixes]) =>
    prefixes.split(' ').map((prefix) => [prefix, state] as const),
  ),
)

export const isPincode = (text: string) => /^[1-9][0-9]{5}$/.test(text)

/** The state of a PIN code the gazetteer does not hold, null when its first digits do not tell. */
export const stateOfPincode = (pincode: string): string | null =>
  STATE_OF.get(pincode.slice(0, 3)) ?? STATE_OF.get(pincode.slice(0, 2)) ?? null

/** The state of all PIN codes that begin with these digits, null when they lie in several. */
export function stateOfStart(digits: string): string | null {
  const known = stateOfPincode(digits)
  if (known || digits.length > 2) return known
  const states = new Set(
    [...STATE_OF].flatMap(([prefix, state]) => (prefix.startsWith(digits) ? [state] : [])),
  )
  const [only = null, ...others] = states
  return others.length === 0 ? only : null
}

/** The city whose post offices a PIN code's first digits tell, where they serve one city and what is around it. */
const CITIES: Record<string, string> = {
  '110': 'New Delhi',
  '122': 'Gurugram',
  '160': 'Chandigarh',
  '190': 'Srinagar',
  '208': 'Kanpur',
  '226': 'Lucknow',
  '248': 'Dehradun',
  '302': 'Jaipur',
  '380': 'Ahmedabad',
  '395': 'Surat',
  '4007': 'Navi Mumbai',
  '400': 'Mumbai',
  '411': 'Pune',
  '440': 'Nagpur',
  '452': 'Indore',
  '462': 'Bhopal',
  '500': 'Hyderabad',
  '560': 'Bengaluru',
  '570': 'Mysuru',
  '575': 'Mangaluru',
  '590': 'Belagavi',
  '600': 'Chennai',
  '625': 'Madurai',
  '641': 'Coimbatore',
  '673': 'Kozhikode',
  '682': 'Kochi',
  '695': 'Thiruvananthapuram',
  '700': 'Kolkata',
  '751': 'Bhubaneswar',
  '769': 'Rourkela',
  '781': 'Guwahati',
  '793': 'Shillong',
  '800': 'Patna',
  '834': 'Ranchi',
}

/** The city of a PIN code the gazetteer does not hold; most have none here. */
export const cityOfPincode = (pincode: string): string | null =>
  CITIES[pincode.slice(0, 4)] ?? CITIES[pincode.slice(0, 3)] ?? null
