import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { readyChromium } from '../../scripts/chromium.ts'
import { readyFonts, type Fonts } from '../../scripts/fonts.ts'
import { startSite } from '../site.ts'
import { openInbox } from './inbox.ts'
import { CLIENT, openIdProvider } from './open-id-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site under test answers. */
    origin: string
    /** Where tests read the mails that the site sent. */
    inbox: string
    /** Where the provider answers with which one can sign in. */
    provider: string
    /** Where a shared Chromium takes orders: one for each set of fonts, which are all it knows. */
    chromium: Record<Fonts, string>
  }
}

/** Who looks after the site under test: one for each file that runs at the same time (people.ts). */
const ADMINS = [1, 2, 3, 4].map((worker) => `meera-${worker}@example.org`)

/** Starts the built site, a mail server and a provider for it, and the browser; and ends them all. */
export async function setup(project: TestProject) {
  const inbox = await openInbox()
  const provider = await openIdProvider()
  const site = await startSite({
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: 'saath@example.org',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Kiran ID',
    ADMIN_EMAILS: ADMINS.join(','),
    // Without, nobody could write what others read (ruling 23).
    GRIEVANCE_OFFICER: 'M. Rao, grievance@example.org',
    // All tests come from one address.
    RATE_LIMIT_EXEMPT: '127.0.0.1',
  })
  provider.serve(`${site.origin}/api/auth/callback/oidc`)
  const browser = await launch('noto')
  const wider = await launch('dejavu')
  project.provide('origin', site.origin)
  project.provide('inbox', inbox.origin)
  project.provide('provider', provider.issuer)
  project.provide('chromium', { noto: browser.wsEndpoint(), dejavu: wider.wsEndpoint() })
  return async () => {
    await browser.close()
    await wider.close()
    await site.stop()
    await provider.stop()
    await inbox.stop()
  }
}

const launch = (fonts: Fonts) =>
  chromium.launchServer({
    executablePath: readyChromium(),
    env: readyFonts(fonts),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      '--no-sandbox',
    ],
  })
