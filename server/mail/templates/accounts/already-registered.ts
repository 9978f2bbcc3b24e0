import type { Settings } from '../../../../shared/settings.ts'
import { renderMail } from '../letter/letter.ts'
import { words } from '../words.ts'

/** For somebody who signs up a second time: the page says the same as to everybody else, only the mail differs. */
export const alreadyRegisteredMail = (site: Settings, { signInUrl }: { signInUrl: string }) =>
  renderMail('already-registered', site, {
    subject: words.alreadyRegistered.subject(site.name),
    paragraphs: [words.alreadyRegistered.text(site.name), words.alreadyRegistered.next],
    action: { label: words.alreadyRegistered.action, url: signInUrl },
    notes: [words.didNotAsk],
  })
