import { REGISTERS, type Register } from '../checks/kinds.ts'
import { LIMITS } from '../limits.ts'

/** What somebody says that a register has of them: a line such as "RCI, A12345, Dr Asha Naik". */
export interface Credential {
  register: Register
  number: string
  /** Whose it is; blank: the place's own. */
  holder: string
}

/** Each as people write it, and where its keeper lets anybody look. Our pages link there and ask nothing of it. */
export const REGISTER_SAYS: Record<Register, { name: string; lookUp: string }> = {
  rci: { name: 'RCI', lookUp: 'https://rehabcouncil.nic.in' },
  rpwd: { name: 'RPwD', lookUp: 'https://depwd.gov.in' },
  'national-trust': { name: 'National Trust', lookUp: 'https://thenationaltrust.gov.in' },
  ncahp: { name: 'NCAHP', lookUp: 'https://ncahp.abdm.gov.in' },
}

const plain = (text: string) => text.toLowerCase().replace(/[\s.-]/g, '')

/** Numbers differ by register, state and decade: they are kept as written, with a digit in them. */
const NUMBER = /^[\p{L}\p{N} ./()-]+$/u

/** Undefined where the line is none. */
export function readCredential(line: string): Credential | undefined {
  if (line.length > LIMITS.place + LIMITS.externalId + LIMITS.name) return undefined
  const [named = '', number = '', ...rest] = line
    .split(',')
    .map((part) => part.replace(/\s+/g, ' ').trim())
  const register = REGISTERS.find((one) => plain(REGISTER_SAYS[one].name) === plain(named))
  const holder = rest.filter(Boolean).join(', ')
  if (!register || number.length > LIMITS.externalId || holder.length > LIMITS.name)
    return undefined
  return isNumber(number) ? { register, number, holder } : undefined
}

const isNumber = (number: string) => /\p{N}/u.test(number) && NUMBER.test(number)

/** The line as it is kept. */
export const writeCredential = ({ register, number, holder }: Credential): string =>
  [REGISTER_SAYS[register].name, number, holder].filter(Boolean).join(', ')

/** The lines as they are kept; undefined where one is none, or a number stands there twice. */
export function readCredentials(lines: readonly string[]): string[] | undefined {
  const read = lines.map(readCredential)
  const known = read.filter((one) => one !== undefined)
  const numbers = new Set(known.map(({ register, number }) => `${register} ${number}`))
  return numbers.size === read.length ? known.map(writeCredential) : undefined
}
