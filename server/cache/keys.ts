import type { IncomingMessage } from 'node:http'
import { ACCOUNT_HEADER } from '../../shared/accounts/visitor.ts'
import { DEFAULTS, readPreferences, type Preferences } from '../../shared/preferences.ts'
import { encodingFor } from '../http/compress.ts'
import { isGuest, ourCookies } from '../http/our-cookies.ts'
import { isHandedOn } from '../start/trial.ts'

/** What is read of a request before anybody answers it. */
export type Incoming = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>

/** Longer ones are nobody's link. */
const LONGEST_ADDRESS = 512

/** What somebody typed is drawn for them and kept nowhere (ruling 13). */
const FREE_TEXT = /[?&](?:search|q)=[^&]/

/**
 * What the answer to a guest may depend on, as one string: the address, how it is compressed, comfort settings (ruling 37),
 * and what a trial depends on. Nothing for a request whose answer is one visitor's alone, or that changes something.
 */
export function keyOf({ method, url = '/', headers }: Incoming): string | undefined {
  if (method !== 'GET' || url.length > LONGEST_ADDRESS || FREE_TEXT.test(url)) return undefined
  if (headers.range ?? headers.authorization ?? headers[ACCOUNT_HEADER]) return undefined
  const comfort = headers.cookie === undefined ? '' : comfortOf(headers.cookie)
  if (comfort === undefined) return undefined
  const from = Object.keys(headers).some(isHandedOn) ? 'handed on' : 'here'
  const encoding = encodingFor(headers['accept-encoding']?.toString()) ?? ''
  return `${encoding} ${comfort} ${from} ${headers.host} ${url}`
}

/** What differs from the default; nothing where another cookie of ours comes along. */
function comfortOf(cookies: string): string | undefined {
  if (!isGuest(cookies)) return undefined
  if (ourCookies(cookies).length === 0) return ''
  const chosen = readPreferences(cookies)
  // Also where all is the default: such an answer says that it is for one browser alone.
  const differing = NAMES.filter((name) => chosen[name] !== DEFAULTS[name])
    .map((name) => chosen[name])
    .join('-')
  return `own ${differing}`
}

const NAMES = Object.keys(DEFAULTS) as (keyof Preferences)[]
