import { isIP } from 'node:net'
import { z } from 'zod'
import { commaList, optional } from './fields.ts'

const text = () => optional(z.string())

/** The settings of signing in: who is admin, which providers there are, what stands in front of the site. */
export const peopleSettings = {
  ADMIN_EMAILS: commaList(
    (entry) => z.email().safeParse(entry).success,
    'ADMIN_EMAILS must be email addresses divided by commas.',
  ).transform((emails) => emails.map((email) => email.toLowerCase())),
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_CLIENT_SECRET: text(),
  GITHUB_CLIENT_ID: text(),
  GITHUB_CLIENT_SECRET: text(),
  APPLE_CLIENT_ID: text(),
  APPLE_TEAM_ID: text(),
  APPLE_KEY_ID: text(),
  APPLE_PRIVATE_KEY: optional(
    z
      .string()
      // Where a setting is one line, its line breaks are written as \n.
      .transform((key) => key.replaceAll('\\n', '\n'))
      .refine(
        (key) => key.includes('BEGIN PRIVATE KEY'),
        'APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gave.',
      ),
  ),
  OIDC_ISSUER: optional(
    z
      .string()
      .refine(
        isIssuer,
        'OIDC_ISSUER must be the https address of the provider, exactly as it calls itself.',
      ),
  ),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  OIDC_NAME: optional(z.string().max(40, 'OIDC_NAME must be at most 40 characters.')),
  TRUSTED_PROXIES: commaList(
    isNetwork,
    'TRUSTED_PROXIES must be IP addresses or networks divided by commas, such as 127.0.0.1 or 10.0.0.0/8.',
  ),
  RATE_LIMIT_EXEMPT: commaList(
    isNetwork,
    'RATE_LIMIT_EXEMPT must be IP addresses or networks divided by commas, such as 127.0.0.1.',
  ),
}

/** What belongs together: a provider with half of its settings is a mistake, not a provider. */
const GROUPS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
] as const

/** Names what is missing of each provider that is set in part. */
export function checkGroups(
  env: Partial<Record<(typeof GROUPS)[number][number], unknown>>,
  context: z.RefinementCtx,
): void {
  for (const group of GROUPS) {
    const missing = group.filter((name) => !env[name])
    if (missing.length === 0 || missing.length === group.length) continue
    for (const name of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `${name} must be set too: ${group.join(', ')} belong together.`,
      })
  }
}

/** What sends people an address of the site, to open or to come back to. */
const SAYS_WHERE = [
  'SMTP_URL',
  'GOOGLE_CLIENT_ID',
  'GITHUB_CLIENT_ID',
  'APPLE_CLIENT_ID',
  'OIDC_ISSUER',
] as const

/** Without PUBLIC_URL the links in mails, and a provider's way back, would lead to the reader's own machine. */
export function checkPublicUrl(
  env: Partial<Record<(typeof SAYS_WHERE)[number] | 'NODE_ENV' | 'PUBLIC_URL', unknown>>,
  context: z.RefinementCtx,
): void {
  if (env.NODE_ENV !== 'production' || env.PUBLIC_URL) return
  const reason = SAYS_WHERE.find((name) => env[name])
  if (reason)
    context.addIssue({
      code: 'custom',
      path: ['PUBLIC_URL'],
      message: `PUBLIC_URL must be set with ${reason}: the address visitors use, such as https://saath.example.org. Links in mails and the way back from a provider begin with it.`,
    })
}

/** Only a provider on this very machine may go without encryption. */
function isIssuer(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.search || url.hash) return false
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
  )
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
