import type { TestProject } from 'vitest/node'
import { readyChromium } from '../../scripts/chromium.ts'
import { readyFonts, type Fonts } from '../../scripts/fonts.ts'
import { startSite, type Site } from '../support/site.ts'
import { openInbox } from './support/inbox.ts'
import { CLIENT, openIdProvider } from './support/open-id-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The site under test: each test makes its own rows there, and takes none of another's. */
    site: Site
    /** The same with its starter content alone: nothing but accounts is ever made there. */
    quiet: Site
    /** Where tests read the mails that the site sent. */
    inbox: string
    /** Where the provider answers with which one can sign in. */
    provider: string
    /** The Chromium that each worker starts, and the environment in which it knows these fonts alone. */
    chromium: { path: string; environments: Record<Fonts, NodeJS.ProcessEnv> }
  }
}

/** Starts the built site twice, a mail server and a provider for it, and finds the browser; ends them all. */
export async function setup(project: TestProject) {
  const inbox = await openInbox()
  const provider = await openIdProvider()
  const settings = {
    SMTP_URL: inbox.smtpUrl,
    MAIL_FROM: 'saath@example.org',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: 'Kiran ID',
    // Without, nobody could write what others read (ruling 23).
    GRIEVANCE_OFFICER: 'M. Rao, grievance@example.org',
  }
  const [site, quiet] = await Promise.all([startSite(settings), startSite(settings)])
  provider.serve(`${site.origin}/api/auth/callback/oidc`)
  project.provide('site', { origin: site.origin, dataDir: site.dataDir })
  project.provide('quiet', { origin: quiet.origin, dataDir: quiet.dataDir })
  project.provide('inbox', inbox.origin)
  project.provide('provider', provider.issuer)
  project.provide('chromium', {
    path: readyChromium(),
    environments: { noto: readyFonts('noto'), dejavu: readyFonts('dejavu') },
  })
  return async () => {
    await Promise.all([site.stop(), quiet.stop()])
    await provider.stop()
    await inbox.stop()
  }
}
