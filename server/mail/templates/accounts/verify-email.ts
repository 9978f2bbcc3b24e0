import type { Settings } from '../../../../shared/settings.ts'
import { renderMail } from '../letter/letter.ts'
import { runsOut, works, type Link } from '../letter/link.ts'
import { words } from '../words.ts'

/** Asks the owner of an address to say that it is theirs. */
export const verifyEmailMail = (site: Settings, link: Link) =>
  renderMail('verify-email', site, {
    subject: words.verifyEmail.subject(site.name),
    paragraphs: [words.verifyEmail.text(site.name), words.verifyEmail.next],
    action: { label: words.verifyEmail.action, url: link.url, isSecret: true },
    notes: [works(link), words.verifyEmail.didNotAsk],
    validUntil: runsOut(link),
  })
